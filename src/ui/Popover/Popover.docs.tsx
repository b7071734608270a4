import type { ComponentDocs } from '../docs/componentDocs';
import { InfoIcon } from '../icons/InfoIcon';
import { Popover } from './Popover';

export const popoverDocs: ComponentDocs = {
  summary: 'Mais sobre algo, a pedido, junto do botão que o abre.',
  status: 'estavel',
  useWhen: ['Uma explicação curta que só alguns querem: o que está incluso, como se chega ao preço.'],
  avoidWhen: [
    'Todos precisam saber: escreva na página.',
    'São ações: use Menu.',
    'É longo, ou há campos: use Dialog; filtros, Drawer.',
  ],
  examples: [
    {
      right: {
        text: 'O botão diz o que se vai ler.',
        sample: (
          <Popover label="O que está incluso" icon={<InfoIcon />}>
            Tarifa, pedágio, taxa de embarque e 30 kg de bagagem no porão.
          </Popover>
        ),
      },
      wrong: {
        text: 'Esconde o que muda a decisão.',
        sample: <Popover label="Saiba mais">Esta tarifa não permite remarcação nem devolução.</Popover>,
      },
    },
  ],
  anatomy: [
    { part: 'Botão', role: 'Um Button, quiet se nada mais se disser.' },
    { part: 'Painel', role: 'Sob o botão; um diálogo de mesmo nome, com até 360 px de largura.' },
    { part: 'Fechar', role: 'Para quem não tem Esc nem clica fora.' },
  ],
  properties: {
    label: 'Texto do botão, e nome do balão.',
    children: 'A explicação.',
  },
  keyboard: [
    { keys: 'Enter ou Espaço', action: 'No botão, abre; o foco entra no painel.' },
    { keys: 'Tab', action: 'Anda dentro do painel, e não sai dele.' },
    { keys: 'Esc', action: 'Fecha e devolve o foco ao botão.' },
  ],
  screenReader: [
    '“O que está incluso, botão, recolhido”',
    'Ao abrir: “O que está incluso, diálogo”',
    'No botão de dentro: “Fechar, botão”',
  ],
  texts: ['Fechar'],
  wcag: ['1.4.10 Refluxo', '2.1.1 Teclado', '2.4.3 Ordem do foco', '4.1.2 Nome, função, valor'],
  spec: ['§2'],
  history: [
    { version: '8.16.1', change: 'Primeira versão; o botão diz se está aberto, e o painel tem título e Fechar.' },
  ],
  notApplicable: {
    Erro: 'Só explica; não falha.',
    Carregando: 'O que explica já veio com a página.',
    Vazio: 'Sem texto não há o que explicar: o tipo não deixa.',
  },
};
