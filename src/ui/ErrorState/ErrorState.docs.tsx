import type { ComponentDocs } from '../docs/componentDocs';
import { ErrorState } from './ErrorState';

export const errorStateDocs: ComponentDocs = {
  summary: 'Algo falhou e talvez funcione na próxima: diz o que houve e deixa tentar.',
  status: 'estavel',
  useWhen: [
    'O que a tela ia mostrar não veio, e não há o que mostrar no lugar.',
    'Tentar de novo faz sentido: rede, servidor, espera demais.',
  ],
  avoidWhen: [
    'Veio, mas vazio: use EmptyState.',
    'O resto da tela ainda serve: use Alert junto do que falhou.',
    'A pessoa preencheu algo errado: use ErrorSummary.',
  ],
  examples: [
    {
      right: {
        text: 'Sem culpa, sem código, com saída.',
        sample: (
          <ErrorState title="As viagens não carregaram" onRetry={() => undefined}>
            Confira a conexão e tente de novo. Nada do que você escolheu se perdeu.
          </ErrorState>
        ),
      },
      wrong: {
        text: 'Um código que só nós entendemos, e nenhuma saída.',
        sample: <ErrorState title="Erro 503">Service Unavailable</ErrorState>,
      },
    },
  ],
  anatomy: [
    { part: 'Ilustração', role: 'Decorativa; um caminho de pedras com uma faltando, ou outra por illustration.' },
    { part: 'Título', role: 'O que não deu certo: um h2.' },
    { part: 'Texto (opcional)', role: 'O que houve, em palavras de gente, e o que se conserva.' },
    { part: 'Tentar novamente', role: 'Só com onRetry; gira enquanto retrying.' },
  ],
  properties: {
    title: 'O que não deu certo.',
    children: 'O que a pessoa precisa saber da falha.',
    retryLabel: 'Texto do botão, quando Tentar novamente não serve.',
    retrying: 'Já está tentando de novo.',
    illustration: 'Um desenho de Illustration; o comum é o caminho com a pedra que falta.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco a Tentar novamente.' },
    { keys: 'Enter ou Espaço', action: 'Tenta de novo; enquanto retrying, nada acontece e o foco fica.' },
  ],
  screenReader: [
    'Quando aparece, interrompe: “alerta, Prezado Cliente, Houve um erro na comunicação com o servidor…”',
    'No botão: “Tentar novamente, botão”; enquanto retrying: “Tentar novamente, botão, ocupado, indisponível”',
  ],
  texts: ['Tentar novamente'],
  wcag: ['1.1.1 Conteúdo não textual', '2.1.1 Teclado', '4.1.3 Mensagens de status'],
  spec: ['§8'],
  history: [{ version: '8.16.1', change: 'Primeira versão; illustration troca o desenho.' }],
  notApplicable: {
    Vazio: 'O vazio é de EmptyState.',
  },
};
