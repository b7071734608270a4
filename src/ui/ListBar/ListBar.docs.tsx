import type { ComponentDocs } from '../docs/componentDocs';
import { List } from '../List/List';
import { Select } from '../Select/Select';
import { ListBar } from './ListBar';
import { OptionButton } from './OptionButton';
import { StickyCard } from './StickyCard';

const nothing = () => undefined;
const options = [{ value: 'saida', label: 'Saída mais cedo' }];
const order = <Select name="exemplo-ordem" label="Ordenar por" value="saida" options={options} onChange={nothing} />;

export const listBarDocs: ComponentDocs = {
  summary: 'A linha sobre uma lista: quantos há e em que ordem; com o que fica à vista e outras opções.',
  status: 'estavel',
  useWhen: [
    'Filtros mudam a lista: a contagem diz o que sobrou.',
    'O que se escolheu antes precisa ficar à vista enquanto a lista rola: StickyCard.',
    'Há outro caminho para o mesmo fim, como outro terminal: OptionButton.',
  ],
  avoidWhen: ['A lista não muda de ordem: basta um título.', 'A opção é de um formulário: use RadioGroup.'],
  examples: [
    {
      right: { text: 'A contagem é uma frase.', sample: <ListBar count="12 viagens encontradas" order={order} /> },
      wrong: { text: 'Um número solto: 12 de quê?', sample: <ListBar count="12" order={order} /> },
    },
    {
      right: {
        text: 'Diz o que muda e quanto custa.',
        sample: (
          <List>
            <li>
              <OptionButton title="Saindo de Jundiaí – Terminal Central (38 km)" onClick={nothing}>
                4 viagens a partir de R$ 42,00
              </OptionButton>
            </li>
          </List>
        ),
      },
      wrong: {
        text: 'Não diz aonde leva.',
        sample: (
          <OptionButton title="Outra opção" onClick={nothing}>
            Ver
          </OptionButton>
        ),
      },
    },
    {
      right: {
        text: 'Só o que se decide com a lista.',
        sample: <StickyCard title="Ida escolhida">sáb., 22h15</StickyCard>,
      },
      wrong: {
        text: 'Um texto longo cobre a lista.',
        sample: (
          <StickyCard title="Ida escolhida">
            {'Confira as regras de bagagem e de cancelamento da ida. '.repeat(4)}
          </StickyCard>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Contagem', role: 'Anunciada quando muda; recebe o foco quando o filtro que o tinha some.' },
    { part: 'Ordem', role: 'Um Select, até 240 px.' },
    {
      part: 'Filtros (FilteredList)',
      role: 'Ao lado da lista; abaixo de 960 px, numa linha com a ordem, e a contagem na seguinte.',
    },
    { part: 'Opção (OptionButton)', role: 'Título e uma linha; 44 px.' },
    { part: 'À vista (StickyCard)', role: 'Sob o cabeçalho a partir de 600 px; no celular rola com a página.' },
  ],
  properties: {
    count: 'Quantos foram achados, dito a quem ouve quando muda.',
    countRef: 'A contagem recebe o foco quando o controle que o tinha some.',
    order: 'O Select da ordem.',
    filters: 'Um FilterPanel dobrado no seu botão: uma linha com a ordem, acima da contagem.',
  },
  keyboard: [{ keys: 'Enter ou Espaço', action: 'Numa opção, escolhe-a.' }],
  screenReader: ['“12 viagens encontradas”, sem interromper', '“Ordenar por, Saída mais cedo, caixa de combinação”'],
  wcag: ['1.4.10 Refluxo', '2.4.11 Foco não obscurecido', '2.5.8 Tamanho do alvo', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Quem busca a lista mostra ErrorState no lugar dela.',
    Carregando: 'Antes da lista há um Skeleton.',
  },
};
