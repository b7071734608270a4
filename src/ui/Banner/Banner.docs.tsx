import type { ComponentDocs } from '../docs/componentDocs';
import { Banner } from './Banner';

export const bannerDocs: ComponentDocs = {
  summary: 'Um aviso sobre o produto todo, de lado a lado da janela.',
  status: 'beta',
  useWhen: [
    'Vale em qualquer página: sem conexão, serviço reduzido, manutenção marcada.',
    'Dura mais que um instante: fica enquanto o que diz for verdade.',
  ],
  avoidWhen: [
    'Vale só para uma tela ou um pedaço dela: use Alert.',
    'Já passou: use ToastStack.',
    'É propaganda: aqui, da próxima vez ninguém lê o que importa.',
    'Já há um Banner: mostre só o mais grave.',
  ],
  examples: [
    {
      right: {
        text: 'O que houve, até quando, e o que ainda funciona.',
        sample: <Banner kind="warning">Cartão fora do ar até as 14h. O Pix funciona normalmente.</Banner>,
      },
      wrong: {
        text: 'Não diz o que a pessoa pode fazer.',
        sample: <Banner kind="warning">Instabilidade em serviços de terceiros.</Banner>,
      },
    },
    {
      right: {
        text: 'Sem conexão: fica até a internet voltar, sem Fechar.',
        sample: <Banner kind="warning">Você está sem conexão. Seus bilhetes continuam à mão.</Banner>,
      },
      wrong: {
        text: 'Dá para fechar o que continua valendo: depois, nada explica por que a busca falha.',
        sample: (
          <Banner kind="warning" onDismiss={() => undefined}>
            Você está sem conexão. Seus bilhetes continuam à mão.
          </Banner>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Faixa', role: 'A região “Aviso geral”, no tom do aviso; não sai na impressão.' },
    { part: 'Ícone', role: 'Um desenho por tom, para quem não vê a cor.' },
    { part: 'Texto', role: 'Uma ou duas frases.' },
    { part: 'Ação (opcional)', role: 'Desce para baixo do texto quando não cabe.' },
    { part: 'Fechar aviso (opcional)', role: 'Só com onDismiss; depois, o foco vai para o conteúdo.' },
  ],
  keyboard: [
    { keys: 'Tab', action: 'Leva à ação, e depois a Fechar aviso.' },
    { keys: 'Enter ou Espaço', action: 'Aciona. Fechado o aviso, o foco fica no conteúdo da página.' },
  ],
  screenReader: [
    'Sem announce: “Aviso geral, região, Manutenção hoje, das 2h às 4h”, em seu lugar.',
    'Com announce em danger: interrompe — “alerta, …”; nos outros tons, espera a fala terminar.',
  ],
  texts: ['Aviso geral', 'Fechar aviso'],
  wcag: ['1.4.1 Uso da cor', '1.4.3 Contraste', '1.4.10 Refluxo', '2.4.3 Ordem do foco', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'Um aviso não carrega: antes dele não há nada a dizer.',
    Vazio: 'Sem texto não há aviso: o tipo não deixa.',
  },
};
