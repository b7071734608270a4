import { umaConta } from '../../../tests/support/builders';
import { contaGuardadaDe, toContaGuardada } from './contaGuardada';

describe('what a device keeps of an account', () => {
  it('is the first name and whose it is, and comes back for that person alone', () => {
    const kept = JSON.stringify(toContaGuardada(umaConta({ nome: '  Maria da  Silva ' }), 's1'));
    expect(JSON.parse(kept)).toEqual({ sub: 's1', nome: 'Maria' });
    expect(contaGuardadaDe(kept, 's1')).toEqual({ sub: 's1', nome: 'Maria' });
    expect(contaGuardadaDe(kept, 's2')).toBeNull();
  });

  it.each([null, '', '{', '[]', '7', 'null', '{"sub":"s1"}', '{"sub":7,"nome":"Ana"}', '{"nome":"Ana"}'])(
    'is nothing where %j stands in the storage [SC7]',
    (text) => expect(contaGuardadaDe(text, 's1')).toBeNull(),
  );
});
