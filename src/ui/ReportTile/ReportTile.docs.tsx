import type { ComponentDocs } from '../docs/componentDocs';
import { ReportTile } from './ReportTile';

export const reportTileDocs: ComponentDocs = {
  summary: 'Um número de relatório: o que é, quanto, e se cresceu.',
  status: 'beta',
  useWhen: [
    'No alto de um relatório, de dois a quatro números que se leem de relance.',
    'Sobre uma lista de trabalho, compacto, para não empurrá-la para baixo.',
  ],
  avoidWhen: ['Há uma grandeza por categoria: use BarChart.', 'Os números têm colunas em comum: use DataTable.'],
  examples: [
    {
      right: {
        text: 'Diz contra o que compara, e que mais cancelamentos é má notícia.',
        sample: (
          <ReportTile
            label="Cancelamentos"
            value="6"
            trend={{ direction: 'up', meaning: 'bad', text: '2 a mais' }}
            comparison="que ontem"
          />
        ),
      },
      wrong: {
        text: 'Verde porque subiu, e “+50 %” sem dizer de quê.',
        sample: <ReportTile label="Cancelados" value="6" trend={{ direction: 'up', meaning: 'good', text: '+50 %' }} />,
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'O que se conta; dá nome ao grupo.' },
    { part: 'Valor', role: 'Já escrito, com moeda ou unidade; “Sem dados” quando não há.' },
    { part: 'Detalhe (opcional)', role: 'De que o número é feito.' },
    { part: 'Tendência (opcional)', role: 'Seta e palavras; a cor só repete se é bom ou ruim.' },
  ],
  properties: {
    label: 'O nome do número: Vendas do dia.',
    value: 'O valor já escrito: R$ 4.392,50. Nulo sem dados.',
    detail: 'O que acompanha o número: 38 bilhetes.',
    trend: 'Se subiu ou desceu, e quanto.',
    comparison: 'Com que se compara: que na sexta passada.',
    compact: 'Letra pequena e pouco espaço, para uma fileira de números acima de uma lista.',
    error: 'Por que o número não veio.',
  },
  keyboard: [{ keys: 'Enter ou Espaço', action: 'Em “Tentar novamente”, busca o número outra vez.' }],
  screenReader: [
    '“Vendas do dia, grupo; R$ 4.392,50; 38 bilhetes; 12 % a mais que na sexta passada”',
    'Quando falha: “alerta, Não conseguimos somar as vendas.”; o botão repete a frase: “Tentar novamente, botão, Não conseguimos somar as vendas.”',
  ],
  wcag: [
    '1.3.1 Informações e relações',
    '1.4.1 Uso de cor',
    '1.4.12 Espaçamento de texto',
    '4.1.3 Mensagens de status',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
