import { PixUnavailable } from '../../pagamento/pix/pixPort';
import { type CobWire, type DevolucaoWire, type PixWire, toCharge, toRefund } from './pixWire';

const devolucao = (changes: object = {}): DevolucaoWire => ({
  id: 'd1',
  valor: '5.00',
  status: 'DEVOLVIDO',
  ...changes,
});
const recebido = (changes: object = {}): PixWire => ({
  endToEndId: 'E1',
  valor: '112.50',
  horario: '2026-11-21T12:00:00.000Z',
  ...changes,
});
const cob = (changes: object = {}): CobWire => ({
  txid: 'T1',
  status: 'ATIVA',
  calendario: { criacao: '2026-11-21T12:00:00.000Z', expiracao: 600 },
  valor: { original: '112.50' },
  ...changes,
});

describe('a charge of the provider', () => {
  it('ends its seconds after its beginning, and holds no money yet', () => {
    expect(toCharge(cob())).toEqual({
      txid: 'T1',
      situacao: 'ATIVA',
      valorCentavos: 11_250,
      pixCopiaECola: '',
      criadaEm: new Date('2026-11-21T12:00:00.000Z'),
      expiraEm: new Date('2026-11-21T12:10:00.000Z'),
      pix: [],
    });
  });

  it('tells each payment with what went back of it', () => {
    const { pix } = toCharge(cob({ status: 'CONCLUIDA', pix: [recebido({ devolucoes: [devolucao()] }), recebido()] }));
    expect(pix).toMatchObject([
      { e2eid: 'E1', valorCentavos: 11_250, devolucoes: [{ id: 'd1', valorCentavos: 500, situacao: 'DEVOLVIDO' }] },
      { devolucoes: [] },
    ]);
  });

  it.each(['112.5', '112', '112,50', '-1.00', '1e3.00', '', ' 1.00', '99999999999.00'])(
    'of “%s” is no charge: amounts have two digits after the point',
    (valor) => {
      expect(() => toCharge(cob({ valor: { original: valor } }))).toThrow(PixUnavailable);
      expect(() => toCharge(cob({ pix: [recebido({ valor })] }))).toThrow(PixUnavailable);
      expect(() => toRefund(devolucao({ valor }))).toThrow(PixUnavailable);
    },
  );

  it.each(['', 'ontem', '2026-13-01T00:00:00Z', '21/11/2026 12:00'])('of the instant “%s” is none', (instante) => {
    const calendario = { criacao: instante, expiracao: 600 };
    expect(() => toCharge(cob({ calendario }))).toThrow(PixUnavailable);
    expect(() => toCharge(cob({ pix: [recebido({ horario: instante })] }))).toThrow(PixUnavailable);
  });

  it.each([null, undefined, 'logo', 1.5])('that lasts %j seconds is none', (expiracao) => {
    const calendario = { criacao: '2026-11-21T12:00:00.000Z', expiracao };
    expect(() => toCharge(cob({ calendario }))).toThrow(PixUnavailable);
  });
});
