import { offline, succeeded } from '../../../../tests/support/builders';
import type { Replies } from '../../../../tests/support/fakePorts';
import { COM_TROCAS, UMA_VIAGEM } from '../../../../tests/support/openCompra';
import { held, openHold } from '../../../../tests/support/openHold';
import { umaReservaPropria } from '../../../../tests/support/viagemBuilders';
import { RESERVA_VENCIDA } from '../../../domain/compra/falhas';
import { parseCompra } from '../../../domain/compra/parseCompra';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const leg = (viagemId: string, localidadeOrigem: string, localidadeDestino: string, poltronas: number[]) => ({
  viagemId,
  localidadeOrigem,
  localidadeDestino,
  poltronas,
});
/** The seats of a round trip with a change in each way. */
const TRECHOS = [
  leg('100', '1', '9', [5, 6]),
  leg('300', '9', '2', [16, 17]),
  leg('400', '2', '9', [7, 8]),
  leg('500', '9', '1', [30, 31]),
];
const other = umaReservaPropria({ id: 'r9', restanteMs: 240_000, trechos: TRECHOS });
const elsewhere: Replies = {
  ...held,
  'GET /Reservas': succeeded([other]),
  'GET /Reservas/r9': succeeded(other),
  'GET /Reservas/r9/Rascunho': succeeded(null),
};

/** A second tab at this address, while another one holds all four coaches. */
async function secondTab(link: string, replies: Replies = {}) {
  const app = openHold(link, { replies: { ...elsewhere, ...replies } });
  await app.settle();
  return { ...app, link: () => parseCompra(app.ports.navigation.path) };
}

describe('a hold of four coaches that another tab has', () => {
  it('is adopted whole by the same trips: seats, time and address, and no other is made [SH6]', async () => {
    const app = await secondTab(COM_TROCAS);
    expect(app.compra()).toMatchObject({ reserva: { id: 'r9' }, outras: [] });
    expect(app.compra().trechos).toEqual(TRECHOS);
    expect(app.compra().reservados).toEqual(TRECHOS);
    expect(app.shown()).toBe(240);
    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.sent('POST', '/Reservas')).toHaveLength(0);
    expect(app.link()).toMatchObject({ etapa: 'passageiros', trechos: TRECHOS });
  });

  it.each([
    ['other seats of the last coach are chosen', `${COM_TROCAS}&poltronasVoltaConexao=9`],
    ['the last coach is another', COM_TROCAS.replace('viagemVoltaConexao=500', 'viagemVoltaConexao=501')],
    ['only its first coach is wanted', UMA_VIAGEM],
  ])('stands beside the choice where %s, and may be taken up with its four coaches [SH5]', async (_, link) => {
    const app = await secondTab(link);
    expect(app.compra()).toMatchObject({ reserva: null, outras: [{ id: 'r9' }] });
    app.emit('ReservaRetomada', { id: 'r9' });
    await app.settle();
    expect(app.compra()).toMatchObject({ reserva: { id: 'r9' }, outras: [] });
    expect(app.link()).toMatchObject({ etapa: 'passageiros', trechos: TRECHOS });
  });

  it('ends at its time: the person is told, and the four choices stay to be held again [SH8]', async () => {
    let ended = false;
    const app = await secondTab(COM_TROCAS, { 'GET /Reservas/r9': () => (ended ? offline() : succeeded(other)) });
    app.emit('PoltronasConfirmadas');
    await app.pass(239_000);
    expect(app.compra().reserva).not.toBeNull();
    ended = true;
    await app.pass(1_000);
    expect(app.compra()).toMatchObject({ reserva: null, aviso: { tipo: 'vencida', mensagem: RESERVA_VENCIDA } });
    expect(app.compra().reservados).toEqual([]);
    expect(app.link()).toMatchObject({ etapa: 'poltronas', chave: null, trechos: TRECHOS });

    app.emit('PoltronasConfirmadas');
    await app.settle();
    expect(app.sent('POST', '/Reservas').map(({ body }) => body)).toEqual([{ trechos: TRECHOS }]);
  });
});
