import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { Shortcut } from './Shortcut';

export const shortcutsDocs: ComponentDocs = {
  summary: 'Teclas para o que uma página faz, e a ajuda que lista todas.',
  status: 'beta',
  useWhen: ['Alguém trabalha nas mesmas páginas o dia todo, com o teclado: o balcão de uma agência.'],
  avoidWhen: [
    'São páginas de viajantes: Tab, Enter e Esc bastam.',
    'A tecla seria uma letra sozinha: atrapalha quem digita ou fala com o computador (WCAG 2.1.4).',
  ],
  examples: [
    {
      right: {
        text: 'Alt e um número para o que a página faz, na ordem em que aparece.',
        sample: (
          <Shortcut keys="Alt+1">
            <Button>Filtros</Button>
          </Shortcut>
        ),
      },
      wrong: {
        text: 'Letras são das seções: a mesma tecla não faz outra coisa em cada página.',
        sample: (
          <Shortcut keys="Alt+P">
            <Button>Procurar</Button>
          </Shortcut>
        ),
      },
    },
  ],
  anatomy: [
    {
      part: 'Shortcut',
      role: 'Em volta de um botão, um link ou um campo: dá a tecla. A ajuda usa o nome do controle.',
    },
    { part: 'Botão Atalhos', role: 'A partir de 960 px; abre a ajuda.' },
    { part: 'Ajuda', role: 'Um diálogo com as teclas que valem agora: desta página, das seções e das listas.' },
  ],
  properties: {
    groups: 'As teclas que a ajuda mostra além das da página: Enter num formulário.',
  },
  keyboard: [
    { keys: 'Alt+A', action: 'Abre a ajuda, em qualquer largura.' },
    { keys: 'Alt+número', action: 'Aperta o botão ou leva ao campo desse número.' },
    { keys: 'Alt+letra', action: 'Abre a seção dessa letra (SideNavigation).' },
    { keys: 'Alt+L', action: 'Leva à primeira linha da tabela compacta (DataTable).' },
    { keys: '↓ ↑, Home e End', action: 'De uma linha dessa tabela a outra.' },
    { keys: 'Esc', action: 'Fecha a ajuda; o foco volta.' },
  ],
  screenReader: ['“Filtros, botão, Alt+1”', '“Atalhos, diálogo, Nesta página, título nível 3, Alt+1, Filtros”'],
  texts: ['Atalhos', 'Nesta página', 'Na lista', 'Ir para', 'Ver esta lista'],
  wcag: ['2.1.1 Teclado', '2.1.4 Atalhos de teclado por caractere', '3.2.4 Identificação consistente'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Não pede nada a ninguém, e não falha.',
    Carregando: 'As teclas são conhecidas com a página.',
  },
};
