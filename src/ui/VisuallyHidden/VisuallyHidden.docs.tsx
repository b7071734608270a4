import type { ComponentDocs } from '../docs/componentDocs';
import { Link } from '../Link/Link';
import { VisuallyHidden } from './VisuallyHidden';

export const visuallyHiddenDocs: ComponentDocs = {
  summary: 'Texto para quem ouve a página em vez de vê-la.',
  status: 'estavel',
  useWhen: [
    'O que se vê depende da posição ou do desenho, e quem ouve precisa da palavra: “de”, “por”, “passageiro 2”.',
    'Vários controles se chamam igual e só o lugar os distingue.',
  ],
  avoidWhen: [
    'A explicação serve a todos: mostre-a.',
    'Um botão só de ícone: use IconButton, que já tem nome.',
    'A mensagem aparece depois: use Alert com announce, ou ToastStack.',
  ],
  examples: [
    {
      right: {
        text: 'Completa o nome do link para quem não vê a linha.',
        sample: (
          <Link href="#bilhete">
            Ver bilhete<VisuallyHidden> de Ana Souza, poltrona 12</VisuallyHidden>
          </Link>
        ),
      },
      wrong: {
        text: 'Esconde de quem vê uma regra que vale para todos.',
        sample: (
          <p>
            Data de nascimento<VisuallyHidden> (menores de 16 anos precisam de autorização)</VisuallyHidden>
          </p>
        ),
      },
    },
  ],
  anatomy: [{ part: 'Texto', role: 'Um span de 1 px, fora da vista e dentro da leitura.' }],
  properties: {
    children: 'O texto, que só quem ouve recebe.',
  },
  keyboard: [],
  screenReader: ['No exemplo: “Ver bilhete de Ana Souza, poltrona 12, link”'],
  wcag: ['1.1.1 Conteúdo não textual', '1.3.1 Informações e relações', '2.4.4 Finalidade do link'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Estados: 'Tem um estado só.',
    'Conteúdo longo': 'Não ocupa lugar, seja qual for o tamanho.',
    Erro: 'Não tem erro próprio.',
    Carregando: 'Não carrega.',
    Vazio: 'Sem texto não diz nada: o tipo não deixa.',
    Teclado: 'Não recebe foco.',
    'Zoom 200 %': 'Não se vê.',
  },
};
