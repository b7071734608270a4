import type { ComponentDocs } from '../docs/componentDocs';
import { Alert } from '../Alert/Alert';
import { Frame } from '../docs/Frame';
import { ToastStack } from './ToastStack';
import type { ToastMessage } from './ToastStack';

/** A toast that stays, in a frame of its own. */
const sample = (kind: ToastMessage['kind'], message: string) => (
  <Frame>
    <ToastStack toasts={[{ id: '1', kind, message }]} durationMs={86_400_000} onDismiss={() => undefined} />
  </Frame>
);

export const toastStackDocs: ComponentDocs = {
  summary: 'Mensagens que passam, no pé da tela, sobre o que acabou de acontecer.',
  status: 'estavel',
  useWhen: [
    'Algo terminou e a pessoa já pode seguir: cadastro concluído, código copiado.',
    'Algo falhou fora do que está na tela, e tentar de novo é fácil.',
    'Uma só vez, na moldura do app; o resto do produto só diz o que houve.',
  ],
  avoidWhen: [
    'A pessoa precisa da mensagem para decidir: em cinco segundos ela some. Use Alert.',
    'Um campo tem erro: use o erro do campo e ErrorSummary.',
    'A mensagem pede resposta: use ConfirmDialog.',
  ],
  examples: [
    {
      right: {
        text: 'Uma frase curta, sobre o que já aconteceu.',
        sample: sample('success', 'Código Pix copiado'),
      },
      wrong: {
        text: 'Instruções num aviso que some antes de se ler.',
        sample: sample(
          'info',
          'Abra o app do seu banco, escolha Pix copia e cola, cole o código, confira o valor e o nome e confirme com a senha.',
        ),
      },
    },
    {
      right: {
        text: 'O que ainda vale depois fica na página, num Alert.',
        sample: <Alert kind="warning">Sua reserva termina em 2 minutos.</Alert>,
      },
      wrong: {
        text: 'Um prazo que some da tela antes de terminar.',
        sample: sample('warning', 'Sua reserva termina em 2 minutos.'),
      },
    },
  ],
  anatomy: [
    { part: 'Faixa', role: 'A região “Avisos”, no pé da tela; deixa passar os cliques para a página.' },
    { part: 'Aviso', role: 'O mais novo embaixo; some depois de durationMs, cada um no seu tempo.' },
    { part: 'Ícone', role: 'Um desenho por tom, para quem não vê a cor.' },
    { part: 'Mensagem', role: 'Uma frase.' },
    { part: 'Fechar aviso', role: '44 × 44 px.' },
  ],
  properties: {
    toasts: 'Os avisos à vista, do mais antigo ao mais novo.',
    durationMs: 'Quanto tempo cada um fica, em milissegundos.',
    onDismiss: 'Chamada com o aviso que se fecha ou some.',
  },
  keyboard: [
    {
      keys: 'Esc',
      action: 'Fecha o aviso mais novo, esteja o foco onde estiver; um menu ou diálogo aberto fecha antes.',
    },
    { keys: 'Tab', action: 'Chega ao botão Fechar aviso; enquanto o foco está ali, nenhum aviso some.' },
    { keys: 'Enter ou Espaço', action: 'Fecha o aviso do botão.' },
  ],
  screenReader: [
    'success e info: depois da fala em curso, “Cadastro concluído!”',
    'warning e danger: interrompe — “alerta, Sua sessão expirou, atualizando sessão!”',
    'No botão: “Fechar aviso, botão”',
  ],
  texts: ['Avisos', 'Fechar aviso'],
  wcag: ['1.4.1 Uso da cor', '1.4.13 Conteúdo em hover ou foco', '2.2.1 Tempo ajustável', '4.1.3 Mensagens de status'],
  spec: ['§8', '§9'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'Um aviso fala do que já aconteceu; a espera é de LoadingOverlay ou Skeleton.',
  },
};
