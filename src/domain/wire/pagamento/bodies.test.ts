import { describeBodies } from '../../../../tests/support/expectBodies';
import { DescontoBalcao, NovoRecebimento } from '../agencia/balcao';
import { ConfirmacaoCancelamento, ConsultaRemarcacao } from '../posVenda/posVenda';
import { NovaCobrancaExterna } from './cobrancaExterna';
import { NovoPagamentoCartao } from './cartao';

const dispositivo = { idioma: 'pt-BR', larguraTela: 1280, alturaTela: 720, profundidadeCor: 24, fusoMinutos: 180 };
const withDispositivo = (change: object) => ({ dispositivo: { ...dispositivo, ...change } });

describeBodies('a payment by card', {
  schema: NovoPagamentoCartao,
  body: { token: 'tok_1a2b3c4d5e6f7a8b', tipo: 'credito', parcelas: 1, dispositivo },
  taken: [
    { tipo: 'debito' },
    { parcelas: 12 },
    // A wallet pays in the place of a token; neither is refused by its own rule (`carteiraOf`).
    { token: undefined },
    { token: 'a'.repeat(64) },
    // Twelve digits in a row are no card.
    { token: 'tok-123456789012' },
    withDispositivo({ fusoMinutos: -900, larguraTela: 0, profundidadeCor: 64 }),
  ],
  refused: [
    // No number of a card, however it is dressed up.
    { token: '4111111111111111' },
    { token: 'tok_4111111111111111' },
    { token: '1234567890123a456' },
    { token: '4111 1111 1111 1111' },
    { token: 'a'.repeat(15) },
    { token: 'a'.repeat(65) },
    { token: 'tok_1a2b3c4d5e6f7a8b"' },
    { parcelas: 0 },
    { parcelas: 13 },
    { parcelas: 1.5 },
    { tipo: 'pix' },
    { valorCentavos: 1 },
    { cvv: '123' },
    withDispositivo({ idioma: 'pt_BR; q=1' }),
    withDispositivo({ idioma: '' }),
    withDispositivo({ fusoMinutos: 901 }),
    withDispositivo({ alturaTela: -1 }),
    withDispositivo({ userAgent: 'x' }),
    { dispositivo: undefined },
  ],
});

describeBodies('a charge by link', {
  schema: NovaCobrancaExterna,
  body: { meio: 'link', parcelas: 6 },
  taken: [{ parcelas: 1 }, { parcelas: 12 }],
  refused: [{ parcelas: 0 }, { parcelas: 13 }, { tipo: 'credito' }, { meio: 'dinheiro' }, { valorCentavos: 100 }],
});

describeBodies('a charge at the terminal', {
  schema: NovaCobrancaExterna,
  body: { meio: 'terminal', tipo: 'debito', parcelas: 1 },
  taken: [{ tipo: 'credito', parcelas: 12 }],
  refused: [{ tipo: undefined }, { tipo: 'voucher' }, { parcelas: undefined }, { parcelas: 13 }],
});

describeBodies('cash at the counter', {
  schema: NovoRecebimento,
  body: { totalCentavos: 11_250, recebidoCentavos: 12_000 },
  taken: [{ totalCentavos: 1, recebidoCentavos: 1 }],
  refused: [
    { totalCentavos: 0 },
    { recebidoCentavos: 0 },
    { recebidoCentavos: -12_000 },
    { recebidoCentavos: 120.5 },
    { recebidoCentavos: '12000' },
    { recebidoCentavos: 1_000_000_000 },
    { trocoCentavos: 750 },
    { totalCentavos: undefined },
  ],
});

describeBodies('a discount of the operator', {
  schema: DescontoBalcao,
  body: { centavos: 500, motivo: 'Cliente antigo' },
  taken: [{ centavos: 1 }],
  refused: [
    { centavos: 0 },
    { centavos: -1 },
    { centavos: 0.5 },
    { motivo: '' },
    { motivo: undefined },
    { pontos: 100 },
  ],
});

describeBodies('the confirmation of a refund', {
  schema: ConfirmacaoCancelamento,
  body: { devolverCentavos: 10_750 },
  taken: [{ devolverCentavos: 0 }],
  refused: [
    { devolverCentavos: -1 },
    { devolverCentavos: 107.5 },
    { devolverCentavos: null },
    { devolverCentavos: undefined },
    { multaCentavos: 0 },
  ],
});

describeBodies('the look at an exchange', {
  schema: ConsultaRemarcacao,
  body: {},
  taken: [{ viagemId: '100', localidadeOrigem: '1', localidadeDestino: '2', poltrona: '5' }, { poltrona: '99' }],
  refused: [
    { poltrona: '0' },
    { poltrona: '05' },
    { poltrona: '100' },
    { poltrona: '-5' },
    { poltrona: 'cinco' },
    { viagemId: '1e5' },
    { localidadeDestino: '2/1' },
  ],
});
