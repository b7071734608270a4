import { umaPrevia, umaPreviaRemarcacao } from '../../../tests/support/posVendaBuilders';
import { motivosCancelamento, motivosTroca } from './posVenda';
import { explainCancelamento, explainTroca } from './posVendaTextos';

describe('the rules in words', () => {
  it.each([
    ['arrependimento', {}, /em até 7 dias/],
    ['arrependimento', { diasArrependimento: 14 }, /em até 14 dias/],
    ['antecedencia', {}, 'Pedido 30 h antes da partida: multa de 5% da tarifa.'],
    ['atraso', {}, /mais de 1 hora de atraso/],
    ['atraso', { minutosAtraso: 90 }, /mais de 90 minutos de atraso/],
    ['atraso', { minutosAtraso: 120 }, /mais de 2 horas de atraso/],
    ['sem_reembolso', {}, /remarcada quando já não havia reembolso/],
    ['prazo_encerrado', {}, /menos de 3 h .* ainda pode remarcar/],
    ['ja_partiu', {}, /vale por 1 ano para remarcar/],
    ['ja_partiu', { diasValidade: 180 }, /vale por 180 dias/],
  ] as const)('of cancelling follow the row: %s %j', (motivo, fields, words) => {
    expect(explainCancelamento(umaPrevia({ motivo, ...fields }))).toMatch(words);
  });

  it.each([
    ['fora_do_prazo', { taxaCentavos: 2_000 }, /taxa de R\$ 20,00 \(até 20% da tarifa\)/],
    ['antecedencia', { horasMinimas: 6 }, /Até 6 h antes da partida, remarcar é grátis/],
    ['validade_vencida', {}, /valeu por 1 ano/],
    ['fora_do_prazo', { semReembolso: true }, /a nova também não terá/],
    ['beneficio', {}, /é pessoal/],
  ] as const)('of exchanging follow the row: %s %j', (motivo, fields, words) => {
    expect(explainTroca(umaPreviaRemarcacao({ motivo, ...fields }))).toMatch(words);
  });

  it('are there for every reason', () => {
    for (const motivo of motivosCancelamento) expect(explainCancelamento(umaPrevia({ motivo }))).toMatch(/\.$/);
    for (const motivo of motivosTroca) expect(explainTroca(umaPreviaRemarcacao({ motivo }))).toMatch(/\.$/);
  });
});
