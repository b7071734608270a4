import type { ComponentDocs } from '../docs/componentDocs';
import { BarChart } from './BarChart';

const bars = [
  { id: 'pix', label: 'Pix', value: 3480, text: 'R$ 3.480,00' },
  { id: 'dinheiro', label: 'Dinheiro', value: 912, text: 'R$ 912,50' },
];

export const barChartDocs: ComponentDocs = {
  summary: 'Uma grandeza por categoria, em barras que são também uma tabela.',
  status: 'beta',
  useWhen: ['Compara-se o tamanho de até umas vinte categorias: modalidades, operadores, dias.'],
  avoidWhen: ['É um número só: use ReportTile.', 'Cada linha tem vários fatos: use DataTable.'],
  examples: [
    {
      right: {
        text: 'O título diz o que se compara; cada barra traz o valor escrito.',
        sample: (
          <BarChart
            caption="Vendas de hoje por modalidade"
            labelHeader="Modalidade"
            valueHeader="Total vendido"
            bars={bars}
          />
        ),
      },
      wrong: {
        text: 'Título vago e valores sem unidade.',
        sample: (
          <BarChart
            caption="Gráfico"
            labelHeader="Item"
            valueHeader="Valor"
            bars={bars.map((bar) => ({ ...bar, text: String(bar.value) }))}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Título', role: 'O que se compara; é o nome da tabela.' },
    { part: 'Categoria e valor', role: 'O texto diz tudo; a barra só mostra a proporção.' },
    { part: 'Barra', role: 'Começa no zero e mede contra a maior; a destacada muda de cor e de peso.' },
  ],
  properties: {
    caption: 'Nome do gráfico: Vendas por modalidade.',
    labelHeader: 'Título da coluna dos rótulos: Modalidade.',
    valueHeader: 'Título da coluna dos valores: Total vendido.',
    bars: 'As barras, cada uma com rótulo, valor e o valor por escrito.',
    error: 'Por que os dados não vieram.',
    emptyTitle: 'Título quando não há o que mostrar.',
  },
  keyboard: [{ keys: 'Enter ou Espaço', action: 'Em “Tentar novamente”, busca os dados outra vez.' }],
  screenReader: [
    '“Vendas por modalidade, tabela com 5 linhas e 2 colunas”',
    '“Pix, cabeçalho de linha; Total vendido, R$ 3.480,00”',
  ],
  wcag: [
    '1.1.1 Conteúdo não textual',
    '1.3.1 Informações e relações',
    '1.4.1 Uso de cor',
    '1.4.11 Contraste não textual',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
