import type { ComponentDocs } from '../docs/componentDocs';
import { Alert } from '../Alert/Alert';
import { Frame } from '../docs/Frame';
import { NoticeStack } from './NoticeStack';

export const noticeStackDocs: ComponentDocs = {
  summary: 'O lugar dos avisos sobre o produto inteiro: sem internet, falha de comunicação, nova versão.',
  status: 'estavel',
  useWhen: [
    'Avisa de algo que vale para todas as telas e dura: place="page", acima do conteúdo.',
    'Impede o que a pessoa está fazendo, mesmo num diálogo: place="over".',
    'Pode esperar, como uma nova versão: place="below".',
  ],
  avoidWhen: ['O aviso é da tela: use Alert no lugar dele.', 'Passa sozinho: use ToastStack.'],
  examples: [
    {
      right: {
        text: 'Sem internet: acima do conteúdo, que continua legível.',
        sample: (
          <NoticeStack>
            <Alert kind="warning" title="Você está sem internet">
              O que já está na tela continua aqui.
            </Alert>
          </NoticeStack>
        ),
      },
      wrong: {
        text: 'O mesmo aviso sobre a tela: cobre o que a pessoa ainda pode ler.',
        sample: (
          <Frame>
            <NoticeStack place="over">
              <Alert kind="warning" title="Você está sem internet">
                O que já está na tela continua aqui.
              </Alert>
            </NoticeStack>
          </Frame>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Lugar', role: 'Na largura da página; fixo quando está sobre ela.' },
    { part: 'Avisos', role: 'Alert, um sob o outro.' },
  ],
  properties: {
    children: 'Os avisos, em Alert.',
    place: 'page acima do conteúdo; over acima do cabeçalho e dos diálogos; below no pé, onde cobre menos.',
  },
  keyboard: [],
  screenReader: ['Não se ouve; cada Alert se anuncia quando aparece.'],
  wcag: ['1.4.10 Refluxo', '2.4.11 Foco não obscurecido', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O erro é um dos avisos.',
    Carregando: 'É só um lugar.',
    Vazio: 'Sem avisos não ocupa lugar.',
    Teclado: 'Não recebe foco; os botões dos avisos, sim.',
  },
};
