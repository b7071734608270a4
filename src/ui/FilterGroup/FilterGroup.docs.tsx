import type { ComponentDocs } from '../docs/componentDocs';
import { Live } from '../docs/Live';
import { FilterGroup } from './FilterGroup';
import type { FilterGroupProps } from './FilterGroup';

const classes = [
  { value: 'executivo', label: 'Executivo', count: 12 },
  { value: 'leito', label: 'Leito', count: 3 },
];

const sample = ({ chosen = [], ...rest }: Partial<FilterGroupProps>) => (
  <Live initial={[...chosen]}>
    {(values, onChange) => (
      <FilterGroup name="classes" label="Classe" options={classes} {...rest} chosen={values} onChange={onChange} />
    )}
  </Live>
);

export const filterGroupDocs: ComponentDocs = {
  summary: 'Um critério de filtro: suas opções com a contagem de cada uma, das quais valem quantas a pessoa quiser.',
  status: 'beta',
  useWhen: [
    'Uma lista de resultados pode ser estreitada por um critério com várias opções: classe, horário, terminal.',
    'Vários grupos, dentro de FilterPanel.',
  ],
  avoidWhen: [
    'Só uma opção pode valer: use RadioGroup.',
    'São duas ou três opções, à vista acima da lista: use Chip.',
    'É um formulário que se envia: use Checkbox.',
  ],
  examples: [
    {
      right: {
        text: 'A contagem diz, antes do toque, o que vai sobrar.',
        sample: sample({}),
      },
      wrong: {
        text: 'Sem contagem, a pessoa descobre por tentativa que não sobra nada.',
        sample: sample({
          options: [
            { value: 'executivo', label: 'Executivo' },
            { value: 'leito', label: 'Leito' },
          ],
        }),
      },
    },
    {
      right: { text: 'Nada marcado é o mesmo que tudo.', sample: sample({}) },
      wrong: {
        text: 'Tudo marcado de início obriga a desmarcar o que não interessa.',
        sample: sample({ chosen: ['executivo', 'leito'] }),
      },
    },
  ],
  anatomy: [
    { part: 'Título', role: 'Nome do grupo e botão que o dobra; dobrado, diz quantas opções valem.' },
    { part: 'Opção', role: 'Caixa, texto e contagem; a linha toda responde, com 44 px de altura.' },
    { part: 'Ver mais', role: 'Acima de limit + 1 opções; as marcadas nunca ficam escondidas.' },
    { part: 'Limpar', role: 'Só quando há opção marcada; desmarca as do grupo.' },
  ],
  properties: {
    name: 'Começo do nome das caixas, um por grupo.',
    label: 'Título do grupo.',
    options: 'As opções, cada uma com quantas há.',
    chosen: 'Os valores escolhidos; nenhum quer dizer sem restrição.',
    limit: 'Quantas opções ficam à vista; as outras abrem com Ver mais, e as escolhidas sempre aparecem.',
    defaultOpen: 'Começa aberto.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Passa pelo título, por cada opção, por Ver mais e por Limpar.' },
    { keys: 'Espaço', action: 'Marca e desmarca a opção.' },
    { keys: 'Enter ou Espaço no título', action: 'Dobra e desdobra o grupo.' },
    { keys: 'Enter ou Espaço em Ver mais', action: 'Mostra as demais e leva o foco à primeira delas.' },
    { keys: 'Enter ou Espaço em Limpar', action: 'Desmarca tudo e devolve o foco ao título.' },
  ],
  screenReader: [
    '“Classe, grupo. Classe, botão, expandido”',
    '“Executivo (12), caixa de seleção, não marcada”',
    'Dobrado, com duas opções: “Classe (2), botão, recolhido”',
    '“Ver mais 4, Terminal de embarque, botão”; “Limpar Classe, botão”',
  ],
  texts: ['Ver mais 4', 'Ver menos', 'Limpar'],
  wcag: [
    '1.3.1 Informações e relações',
    '2.1.1 Teclado',
    '2.4.3 Ordem do foco',
    '2.5.8 Tamanho do alvo',
    '4.1.2 Nome, função, valor',
  ],
  history: [{ version: '8.16.1', change: 'Primeira versão, tirada da tela de resultados.' }],
  notApplicable: {
    Erro: 'Qualquer combinação vale; quando não sobra nada, quem diz é a lista, com EmptyState.',
    Carregando: 'As opções vêm dos resultados: enquanto eles carregam, não há o que filtrar.',
    Vazio: 'Sem opções não há critério, e o grupo não é mostrado.',
  },
};
