import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { Alert } from './Alert';

export const alertDocs: ComponentDocs = {
  summary: 'Uma mensagem que fica no seu lugar da página, junto do que ela explica.',
  status: 'estavel',
  useWhen: [
    'A pessoa precisa saber de algo para decidir: prazo, documento, restrição.',
    'Algo falhou num pedaço da tela, e o resto ainda serve.',
    'announce quando a mensagem aparece depois que a página já estava aberta.',
  ],
  avoidWhen: [
    'A mensagem passa e não precisa ficar: use ToastStack.',
    'A tela inteira falhou: use ErrorState.',
    'Vale para o produto todo, em qualquer página: ponha-o num NoticeStack.',
    'Campos do formulário têm erro: use ErrorSummary e o erro de cada campo.',
  ],
  examples: [
    {
      right: {
        text: 'Diz o que aconteceu e o que fazer.',
        sample: (
          <Alert
            kind="danger"
            title="O pagamento não foi aprovado"
            action={
              <Button variant="secondary" size="small">
                Pagar com outro cartão
              </Button>
            }
          >
            Nada foi cobrado, e suas poltronas continuam reservadas.
          </Alert>
        ),
      },
      wrong: {
        text: 'Assusta, e não diz o que fazer.',
        sample: <Alert kind="danger">Erro 402: transação negada pelo emissor.</Alert>,
      },
    },
    {
      right: {
        text: 'O tom é o da notícia.',
        sample: <Alert>O embarque começa 30 minutos antes da partida.</Alert>,
      },
      wrong: {
        text: 'Vermelho para o que não é erro: o próximo aviso vermelho já não se lê.',
        sample: <Alert kind="danger">O embarque começa 30 minutos antes da partida.</Alert>,
      },
    },
  ],
  anatomy: [
    { part: 'Borda', role: 'À esquerda, no tom da mensagem; fica também em alto contraste.' },
    { part: 'Ícone', role: 'Um desenho por tom, para quem não vê a cor.' },
    { part: 'Título (opcional)', role: 'A notícia em poucas palavras.' },
    { part: 'Texto', role: 'O que houve e o que fazer.' },
    { part: 'Ação (opcional)', role: 'Um botão pequeno, que resolve.' },
  ],
  properties: {
    kind: 'O que ele diz: deu certo, informa, pede atenção ou falhou. Traz o ícone e a cor.',
    title: 'Título curto, quando o texto tem mais de uma frase.',
    announce: 'Diz a mensagem a quem ouve quando ela aparece: para o que acontece com a pessoa na página.',
    action: 'Ação que resolve o que a mensagem diz.',
    children: 'A mensagem: o que houve e o que fazer.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco à ação, se houver; a mensagem em si não recebe foco.' },
    { keys: 'Enter ou Espaço', action: 'Aciona a ação.' },
  ],
  screenReader: [
    'Sem announce: lido em seu lugar, como texto da página.',
    'Com announce em danger: interrompe — “alerta, O pagamento não foi aprovado, Nada foi cobrado…”',
    'Com announce nos outros tons: espera a fala terminar e lê título e texto.',
  ],
  wcag: ['1.4.1 Uso da cor', '1.4.3 Contraste', '3.3.1 Identificação do erro', '4.1.3 Mensagens de status'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'Uma mensagem não carrega: antes dela não há nada a dizer.',
    Vazio: 'Sem texto não há mensagem: o tipo não deixa.',
  },
};
