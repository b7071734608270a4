import type { ComponentDocs } from '../docs/componentDocs';
import { SeatLegend } from '../SeatLegend/SeatLegend';
import { SeatMap } from '../SeatMap/SeatMap';
import { oneDeck } from '../SeatMap/sampleCoach';
import { SeatPicker } from './SeatPicker';

const classes = [{ classe: 'Executivo', preco: 'R$ 128,90' }];
const prices = <SeatLegend show="prices" classes={classes} />;
const marks = <SeatLegend show="marks" classes={classes} recursos={['wc']} />;
const coach = <SeatMap {...oneDeck} colunas={5} selecionadas={[]} limite={6} onToggle={() => undefined} />;

export const seatPickerDocs: ComponentDocs = {
  summary: 'A disposição da escolha de poltronas: o ônibus ao lado dos preços e da legenda.',
  status: 'estavel',
  useWhen: ['A pessoa escolhe poltronas de um ônibus, na compra ou na remarcação.'],
  avoidWhen: ['O ônibus é só para ver: use CoachPlan.', 'São duas colunas comuns: use Columns.'],
  examples: [
    {
      right: {
        text: 'Os preços antes do ônibus no celular: ninguém escolhe sem saber quanto custa.',
        sample: <SeatPicker offers={prices} coach={coach} legend={marks} />,
      },
      wrong: {
        text: 'A legenda antes: o ônibus só aparece depois de rolar.',
        sample: <SeatPicker offers={marks} coach={coach} legend={prices} />,
      },
    },
  ],
  anatomy: [
    { part: 'Preços', role: 'Por classe; primeiro no celular.' },
    { part: 'Campo (opcional)', role: 'O número da poltrona, no balcão; até 26 rem.' },
    { part: 'Ônibus', role: 'Um grupo com nome, que recebe o foco depois de uma sugestão aceita.' },
    { part: 'Legenda', role: 'O que as marcas dizem; por último no celular.' },
  ],
  properties: {
    offers: 'Os preços: primeiro no celular.',
    field: 'Acima do ônibus: um campo para o número da poltrona.',
    coach: 'SeatMap, e o que as poltronas escolhidas pedem.',
    legend: 'O que as marcas querem dizer: por último no celular.',
    coachRef: 'O grupo do ônibus, que recebe o foco depois de uma sugestão aceita.',
  },
  keyboard: [],
  screenReader: ['“Ônibus, grupo”, e dentro dele o mapa das poltronas'],
  wcag: ['1.3.2 Sequência com significado', '1.4.10 Refluxo', '2.4.3 Ordem do foco'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O que falha é o mapa, que a tela troca por ErrorState.',
    Carregando: 'Antes do mapa há SeatMapSkeleton.',
    Vazio: 'Sem mapa não há o que dispor.',
    Teclado: 'O teclado é do mapa; a disposição não o muda.',
  },
};
