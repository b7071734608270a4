import { armFaultPoint, faultPoint, faultPoints } from './faultPoint';

describe('a point to die at', () => {
  it('exists twelve times at least', () => {
    expect(new Set(faultPoints).size).toBeGreaterThanOrEqual(12);
  });

  it('is refused in production, and where it has no name or number', () => {
    expect(() => armFaultPoint('praxio-vendida', true)).toThrow('produção');
    expect(() => armFaultPoint('nowhere', false)).toThrow('FALHAR_EM');
    expect(() => armFaultPoint('praxio-vendida:0', false)).toThrow('FALHAR_EM');
    expect(() => armFaultPoint(undefined, true)).not.toThrow();
  });

  it('kills this very process, at the n-th time and nowhere else', () => {
    const kill = jest.spyOn(process, 'kill').mockImplementation(() => true);
    armFaultPoint('praxio-vendida:2', false);
    faultPoint('bilhetes-antes');
    faultPoint('praxio-vendida');
    expect(kill).not.toHaveBeenCalled();
    faultPoint('praxio-vendida');
    expect(kill).toHaveBeenCalledWith(process.pid, 'SIGKILL');
  });
});
