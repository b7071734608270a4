import type { ComponentDocs } from '../docs/componentDocs';
import { DataTable } from './DataTable';
import type { Column } from './DataTable';

interface Linha {
  modalidade: string;
  total: string;
}
const rows: Linha[] = [
  { modalidade: 'Pix', total: 'R$ 3.480,00' },
  { modalidade: 'Dinheiro', total: 'R$ 912,50' },
];
const name: Column<Linha> = { id: 'modalidade', header: 'Modalidade', cell: ({ modalidade }) => modalidade };
const total: Column<Linha> = { id: 'total', header: 'Total', cell: (row) => row.total };
const quiet = { rows, keyOf: ({ modalidade }: Linha) => modalidade };

export const dataTableDocs: ComponentDocs = {
  summary: 'Linhas de fatos para comparar, ordenar e agir; onde as colunas não cabem, um cartão por linha.',
  status: 'beta',
  useWhen: ['A agência compara pedidos, operadores ou vendas com as mesmas colunas.'],
  avoidWhen: [
    'São viagens para escolher: use TripList com TripCard.',
    'São as viagens da pessoa: use OrderCard.',
    'É uma grandeza por categoria: use BarChart.',
  ],
  examples: [
    {
      right: {
        text: 'Valores alinhados pelo fim: a vírgula embaixo da vírgula.',
        sample: <DataTable {...quiet} caption="Vendas por modalidade" columns={[name, { ...total, align: 'end' }]} />,
      },
      wrong: {
        text: 'Valores alinhados pelo começo: não se vê qual é o maior.',
        sample: <DataTable {...quiet} caption="Vendas sem alinhamento" columns={[name, total]} />,
      },
    },
  ],
  anatomy: [
    { part: 'Título', role: 'O nome da tabela; pode ficar só para leitores de tela.' },
    { part: 'Cabeçalhos', role: 'Os que ordenam são botões com seta; no celular, uma linha de botões.' },
    {
      part: 'Linhas',
      role: 'A primeira coluna dá nome à linha. Abaixo de 600 px, ou de 960 px com frases nas células ou sete colunas ou mais, cada linha é um cartão.',
    },
    {
      part: 'Densidade (opcional)',
      role: 'Compacta, a linha é baixa e a letra, pequena: mais pedidos à vista de quem atende.',
    },
    { part: 'Ações (opcional)', role: 'Botões da linha, cada um com o nome dela.' },
    { part: 'Rodapé (opcional)', role: 'Pagination ou totais.' },
  ],
  properties: {
    caption: 'Nome da tabela.',
    captionHidden: 'Esconde o nome dos olhos; ele continua para quem ouve.',
    compact: 'Linhas baixas e letra pequena, para quem trabalha com listas longas. Os cartões não mudam.',
    wordy: 'Há frases nas células: cada linha vira cartão já abaixo de 960 px.',
    columns: 'As colunas; a primeira dá nome à linha.',
    rows: 'As linhas.',
    keyOf: 'Diz a chave de uma linha.',
    sort: 'A ordem atual, ou nenhuma.',
    onSort: 'Pede outra ordem; a tabela não ordena sozinha.',
    actions: 'Botões de uma linha; o nome de cada um inclui a linha.',
    loading: 'As linhas de antes ficam à vista enquanto chegam as novas.',
    error: 'Frase no lugar das linhas.',
    emptyTitle: 'Título de quando não há linhas.',
    emptyText: 'O que vai aparecer ali, e como.',
    footer: 'Sob as linhas: Pagination, totais.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Cabeçalhos que ordenam, ações de cada linha, rodapé.' },
    { keys: 'Enter ou Espaço', action: 'No cabeçalho: ordena crescente, e de novo, decrescente.' },
  ],
  screenReader: [
    '“Pedidos de hoje, tabela com 4 linhas e 5 colunas”',
    '“Total, cabeçalho de coluna, ordem decrescente, botão”',
    '“K7M2Q9, cabeçalho de linha; Passageiro, Maria Aparecida de Souza”',
    'Enquanto busca: “Carregando: Pedidos de hoje”',
  ],
  wcag: ['1.3.1 Informações e relações', '1.4.10 Refluxo', '2.1.1 Teclado', '4.1.2 Nome, função, valor'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
