import type { ComponentDocs } from '../docs/componentDocs';
import { UserIcon } from '../icons/UserIcon';
import { Menu } from './Menu';

export const menuDocs: ComponentDocs = {
  summary: 'Um botão e o que ele oferece: ações e caminhos sobre um mesmo assunto.',
  status: 'estavel',
  useWhen: [
    'Três ou mais ações sobre a mesma coisa, que não cabem lado a lado: a conta, uma viagem.',
    'No AppHeader, a conta de quem entrou.',
  ],
  avoidWhen: [
    'É uma escolha num formulário: use Select ou RadioGroup.',
    'É uma ação só: use Button.',
    'É texto para ler: use Popover.',
    'São filtros: use Drawer, ou uma coluna ao lado da lista.',
  ],
  examples: [
    {
      right: {
        text: 'O botão diz de que são as ações.',
        sample: (
          <Menu
            label="Minha conta"
            icon={<UserIcon />}
            align="start"
            items={[
              { id: 'dados', label: 'Meus dados', href: '#minha-conta' },
              { id: 'sair', label: 'Sair' },
            ]}
          />
        ),
      },
      wrong: {
        text: '“Mais” esconde o que há lá dentro.',
        sample: <Menu label="Mais" align="start" items={[{ id: 'sair', label: 'Sair' }]} />,
      },
    },
  ],
  anatomy: [
    { part: 'Botão', role: 'Nome, ícone opcional, e uma seta que diz que abre.' },
    { part: 'Lista', role: 'Junto da borda do botão, por align; rola se não couber na janela.' },
    { part: 'Título', role: 'Opcional, sobre os itens: de quem é o menu. Não recebe foco.' },
    { part: 'Item', role: '44 px; com href é um link, que abre em nova aba.' },
  ],
  properties: {
    label: 'Texto do botão.',
    about: 'Fim escondido do nome, que distingue menus com o mesmo texto: de Ana Souza.',
    heading: 'Título da lista, dito com ela: de quem é o menu.',
    items: 'As ações, na ordem em que aparecem.',
    align: 'Borda do botão a que a lista se alinha: end à direita de uma página, start à esquerda.',
  },
  keyboard: [
    { keys: 'Enter, Espaço ou ↓', action: 'No botão, abre com o foco no primeiro item.' },
    { keys: '↑', action: 'No botão, abre com o foco no último.' },
    { keys: '↓ e ↑', action: 'Andam entre os itens, dando a volta.' },
    { keys: 'Home e End', action: 'Primeiro e último item.' },
    { keys: 'Uma letra', action: 'O próximo item que começa com ela.' },
    { keys: 'Enter ou Espaço', action: 'No item, escolhe, fecha e devolve o foco ao botão. Num link, só Enter.' },
    { keys: 'Esc', action: 'Fecha e devolve o foco ao botão.' },
    { keys: 'Tab', action: 'Fecha e segue adiante.' },
  ],
  screenReader: [
    '“Minha conta, botão, menu, recolhido”',
    'Ao abrir: “Minha conta, menu; Meus dados, item de menu, 1 de 2”',
  ],
  wcag: ['2.1.1 Teclado', '2.4.3 Ordem do foco', '2.5.8 Tamanho do alvo', '4.1.2 Nome, função, valor'],
  spec: ['§2'],
  history: [
    { version: '8.16.1', change: 'Primeira versão; ↑ abre pelo fim, e a lista rola quando não cabe na janela.' },
  ],
  notApplicable: {
    Erro: 'O erro do que se escolheu aparece na página ou em ToastStack.',
    Carregando: 'Os itens são sabidos antes de abrir.',
    Vazio: 'Sem itens, não se mostra o botão.',
  },
};
