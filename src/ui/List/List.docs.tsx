import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { LinkList } from './LinkList';
import { List } from './List';
import { ListRow } from './ListRow';

const forget = (
  <Button variant="quiet" size="small">
    Esquecer
  </Button>
);

export const listDocs: ComponentDocs = {
  summary:
    'Itens uns sob os outros; ListRow é um item com nome e ação, LinkList uma lista de páginas, ChoiceList uma escolha que leva adiante.',
  status: 'estavel',
  useWhen: [
    'Há vários itens da mesma espécie, e quem ouve a tela quer saber quantos são.',
    'Passos na ordem certa: marker="number".',
    'Páginas a escolher, uma por linha: LinkList.',
    'Uma coisa a escolher entre muitas, e escolher já leva adiante: ChoiceList, como a dos bancos.',
  ],
  avoidWhen: [
    'Os itens têm colunas em comum: use DataTable.',
    'São pares de nome e valor: use DescriptionList.',
    'Ficam lado a lado onde cabem: use Grid com list.',
  ],
  examples: [
    {
      right: {
        text: 'Uma linha separa itens que têm ação própria.',
        sample: (
          <List gap={3} lines="between" label="Aparelhos">
            <li>
              <ListRow name="Chrome no Android" about="Último acesso em 3 de dez." action={forget} />
            </li>
            <li>
              <ListRow name="Safari no iPhone" about="Último acesso em 1 de dez." action={forget} />
            </li>
          </List>
        ),
      },
      wrong: {
        text: 'Sem linha nem espaço, não se vê de quem é o botão.',
        sample: (
          <List gap={0}>
            <li>
              <ListRow name="Chrome no Android" action={forget} />
            </li>
            <li>
              <ListRow name="Safari no iPhone" action={forget} />
            </li>
          </List>
        ),
      },
    },
    {
      right: {
        text: 'Cada link diz aonde leva.',
        sample: (
          <LinkList
            links={[
              { id: 'cancelar', href: '#cancelar', label: 'Como cancelo uma passagem?' },
              { id: 'bagagem', href: '#bagagem', label: 'Quanto posso levar de bagagem?' },
            ]}
          />
        ),
      },
      wrong: {
        text: '“Saiba mais” duas vezes: fora do contexto, são iguais.',
        sample: (
          <LinkList
            links={[
              { id: 'um', href: '#cancelar', label: 'Saiba mais' },
              { id: 'dois', href: '#bagagem', label: 'Saiba mais' },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Lista', role: 'ul, ou ol quando numerada; sem marca, a menos que se peça.' },
    { part: 'Item', role: 'Um li; o que há dentro é de quem a usa.' },
    { part: 'Linha (opcional)', role: 'Entre os itens, ou depois de cada um.' },
  ],
  properties: {
    children: 'Elementos li.',
    label: 'Nome da lista, quando nada acima a nomeia.',
    lines: 'Uma linha entre os itens, ou depois de cada um.',
    marker: 'Ponto, ou número quando a ordem importa.',
    tone: 'quiet para o que explica.',
    size: 'sm para o que acompanha.',
  },
  keyboard: [{ keys: 'Tab', action: 'Passa pelos links e botões dos itens, na ordem em que estão.' }],
  screenReader: ['“Aparelhos, lista com 2 itens; Chrome no Android, Último acesso em 3 de dez., Esquecer, botão”'],
  wcag: ['1.3.1 Informações e relações', '2.5.8 Tamanho do alvo', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Quem busca os itens mostra ErrorState no lugar da lista.',
    Carregando: 'Quem busca os itens mostra Skeleton no lugar da lista.',
    Vazio: 'Sem itens, a tela diz isso com EmptyState.',
  },
};
