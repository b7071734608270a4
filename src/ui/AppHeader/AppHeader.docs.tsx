import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { AppHeader } from './AppHeader';

const account = (
  <Button variant="onBrand" size="small">
    Entrar
  </Button>
);

export const appHeaderDocs: ComponentDocs = {
  summary: 'O alto de toda página: a casa, os caminhos e a conta.',
  status: 'estavel',
  useWhen: ['Uma vez, na moldura do app, logo depois do SkipLink.'],
  avoidWhen: ['Para os passos de uma compra: use Stepper.', 'Para partes de uma mesma tela: use Tabs.'],
  examples: [
    {
      right: {
        text: 'Poucos caminhos, com nomes que a pessoa usa.',
        sample: (
          <AppHeader
            homeHref="#home"
            links={[
              { href: '#passagens', label: 'Passagens', current: true },
              { href: '#minhas-viagens', label: 'Minhas viagens' },
            ]}
            account={account}
          />
        ),
      },
      wrong: {
        text: 'O organograma da empresa, e nada que se procure.',
        sample: (
          <AppHeader
            homeHref="#home"
            links={[
              { href: '#institucional', label: 'Institucional' },
              { href: '#solucoes', label: 'Soluções' },
              { href: '#portal', label: 'Portal do cliente' },
            ]}
            account={account}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Logo', role: 'Leva à página inicial.' },
    { part: 'Menu (abaixo de 960 px)', role: 'Abre e fecha os caminhos; some quando a tela passa de 960 px.' },
    { part: 'Caminhos', role: 'O da página atual em amarelo, e dito como atual.' },
    { part: 'Conta', role: 'Entrar, ou o menu da conta; no telefone, só o ícone, com o mesmo nome.' },
  ],
  properties: {
    homeHref: 'Endereço do logotipo: a página inicial.',
    links: 'Os links de quem está usando, na ordem em que aparecem.',
    assistant: 'O botão do assistente, que não cabe nos celulares mais estreitos.',
    account: 'O botão de entrar ou o menu da conta.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Logo, Menu, caminhos abertos, conta.' },
    { keys: 'Enter ou Espaço', action: 'No botão Menu, abre e fecha os caminhos.' },
    { keys: 'Enter', action: 'Segue o caminho, e fecha o menu.' },
    { keys: 'Esc', action: 'Fecha os caminhos; se o foco estava num deles, volta ao botão.' },
  ],
  screenReader: [
    '“Itapê, página inicial, link”',
    'Abaixo de 960 px: “Menu, botão, recolhido”',
    '“Principal, navegação, lista com 3 itens, Passagens, link, página atual”',
  ],
  texts: ['Itapê, página inicial', 'Menu', 'Principal'],
  wcag: [
    '1.4.10 Refluxo',
    '2.1.1 Teclado',
    '2.4.3 Ordem do foco',
    '3.2.3 Navegação consistente',
    '4.1.2 Nome, função, valor',
  ],
  spec: ['§2'],
  history: [{ version: '8.16.1', change: 'Primeira versão; Esc devolve o foco ao botão Menu.' }],
  notApplicable: {
    Erro: 'Não pede nada a ninguém, e não falha.',
    Carregando: 'Está na primeira página, já pronto.',
  },
};
