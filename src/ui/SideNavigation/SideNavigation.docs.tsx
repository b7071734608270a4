import type { ComponentDocs } from '../docs/componentDocs';
import { SideLinks } from './SideLinks';

export const sideNavigationDocs: ComponentDocs = {
  summary: 'As seções de uma área, ao lado da página de uma delas.',
  status: 'beta',
  useWhen: ['Uma área tem mais de cinco páginas, em grupos, e quem trabalha nela passa de uma a outra o dia todo.'],
  avoidWhen: [
    'São até cinco vistas do mesmo assunto: use Tabs.',
    'São as páginas do site: use AppHeader.',
    'São passos em ordem: use Stepper.',
  ],
  examples: [
    {
      right: {
        text: 'Nomes curtos, em grupos com nome; o número é do que espera por alguém.',
        sample: (
          <SideLinks
            groups={[
              {
                id: 'hoje',
                title: 'Hoje',
                links: [
                  { href: '#visao', label: 'Visão geral', current: true },
                  { href: '#alertas', label: 'Alertas', count: 2 },
                ],
              },
            ]}
          />
        ),
      },
      wrong: {
        text: 'Um grupo para cada página não agrupa nada.',
        sample: (
          <SideLinks
            groups={[
              { id: 'a', title: 'Alertas', links: [{ href: '#a', label: 'Ver os alertas abertos' }] },
              { id: 'b', title: 'Catálogo', links: [{ href: '#b', label: 'Ver o catálogo' }] },
            ]}
          />
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Coluna', role: 'A partir de 960 px, ao lado da página; fica à vista quando a página rola.' },
    { part: 'Botão', role: 'Abaixo de 960 px, acima da página: diz a seção aberta e abre as outras numa folha.' },
    { part: 'Grupo', role: 'Seções do mesmo assunto; sem seções, não aparece.' },
    { part: 'Tecla', role: 'Onde se trabalha com o teclado, a tecla que abre a seção (Shortcuts).' },
    { part: 'Pé', role: 'Abaixo das seções, na coluna: o botão Atalhos de uma agência.' },
    { part: 'Número', role: 'O que espera por alguém nessa seção.' },
  ],
  properties: {
    label: 'Nome da área, e da navegação dela: Administração.',
    groups: 'Grupos de links, cada um com o seu título.',
    children: 'A página do link atual.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Passa pelas seções; abaixo de 960 px, vai ao botão.' },
    { keys: 'Enter', action: 'Abre a seção; no botão, a folha.' },
    { keys: 'Alt+letra', action: 'Abre a seção que mostra essa tecla.' },
    { keys: 'Esc', action: 'Fecha a folha; o foco volta ao botão.' },
  ],
  screenReader: ['“Administração, navegação, Hoje, lista com 2 itens, Visão geral, link, página atual”'],
  texts: ['à espera'],
  wcag: ['1.4.10 Refluxo', '2.1.1 Teclado', '2.4.8 Localização', '3.2.3 Navegação consistente'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Não pede nada a ninguém, e não falha.',
    Carregando: 'As seções são conhecidas antes da página.',
  },
};
