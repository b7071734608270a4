import type { ComponentDocs } from '../docs/componentDocs';
import { Card } from '../Card/Card';
import { Grid } from './Grid';

const card = (text: string) => <Card key={text}>{text}</Card>;

export const gridDocs: ComponentDocs = {
  summary: 'Itens da mesma espécie lado a lado, quantos couberem.',
  status: 'estavel',
  useWhen: [
    'Cartões, números de relatório ou destinos: qualquer quantidade, todos da mesma largura.',
    'O item diz o mínimo de que precisa (min, em rem); o número de colunas sai disso.',
  ],
  avoidWhen: ['São duas partes de espécies diferentes: use Columns.', 'Um item por linha basta: use List ou Stack.'],
  examples: [
    {
      right: {
        text: 'Três números dividem a linha inteira.',
        sample: (
          <Grid min={14} stretch>
            {['Vendas', 'Cancelamentos', 'Comissão'].map(card)}
          </Grid>
        ),
      },
      wrong: {
        text: 'Mínimo largo demais: um por linha, e a tela fica vazia.',
        sample: <Grid min={22}>{['Vendas', 'Cancelamentos', 'Comissão'].map(card)}</Grid>,
      },
    },
  ],
  anatomy: [
    { part: 'Grade', role: 'Sem cor nem borda; com list, uma lista.' },
    { part: 'Item', role: 'Da mesma largura que os outros, e da altura da linha.' },
  ],
  properties: {
    children: 'Itens da mesma largura; elementos li numa lista.',
    min: 'Largura mínima de uma coluna, em rem; faz quantas couberem.',
    rowGap: 'Espaço entre as linhas, onde difere do espaço entre as colunas.',
    align: 'Como os itens de uma linha se alinham na altura.',
    stretch: 'Poucos itens tomam a linha inteira em vez de deixar colunas vazias.',
    three: 'Exatamente três colunas a partir de 960 px.',
    list: 'Os itens são elementos li de uma lista.',
    label: 'Nome da lista.',
  },
  keyboard: [],
  screenReader: ['Não se ouve; com list, “Nossos compromissos, lista com 4 itens”.'],
  wcag: ['1.3.1 Informações e relações', '1.3.2 Sequência com significado', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'É só disposição.',
    Carregando: 'É só disposição.',
    Vazio: 'Sem filhos não ocupa lugar.',
    Teclado: 'Não recebe foco.',
  },
};
