import type { ComponentDocs } from '../docs/componentDocs';
import { CheckIcon } from '../icons/CheckIcon';
import { Inline } from '../Inline/Inline';
import { StatusBadge } from './StatusBadge';

export const statusBadgeDocs: ComponentDocs = {
  summary: 'A situação de uma coisa, em uma ou duas palavras.',
  status: 'estavel',
  useWhen: [
    'Um pedido, bilhete ou aparelho tem uma situação que muda: Emitido, Aguardando pagamento, Cancelado.',
    'Um item da lista se destaca: Menor preço.',
    'Espera-se o que outra pessoa faz, e a tela diz quando muda: WaitingLine.',
  ],
  avoidWhen: ['É uma mensagem, com o que fazer: use Alert.', 'Pode ser acionado: use Button.'],
  examples: [
    {
      right: {
        text: 'A palavra diz tudo; a cor só ajuda.',
        sample: (
          <StatusBadge kind="success" icon={<CheckIcon size={16} />}>
            Emitido
          </StatusBadge>
        ),
      },
      wrong: {
        text: '“OK” só quer dizer algo pela cor.',
        sample: <StatusBadge kind="success">OK</StatusBadge>,
      },
    },
    {
      right: {
        text: 'Uma situação por item.',
        sample: <StatusBadge kind="warning">Aguardando pagamento</StatusBadge>,
      },
      wrong: {
        text: 'Tudo se destaca, e nada se destaca.',
        sample: (
          <Inline>
            <StatusBadge kind="accent">Novo</StatusBadge>
            <StatusBadge kind="info">Pix</StatusBadge>
            <StatusBadge kind="warning">Pendente</StatusBadge>
            <StatusBadge kind="danger">Urgente</StatusBadge>
          </Inline>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Fundo', role: 'O tom; em cores forçadas fica a borda.' },
    { part: 'Ícone (opcional)', role: '16 px, decorativo.' },
    { part: 'Texto', role: 'A situação.' },
  ],
  properties: {
    kind: 'O que a cor diz: neutro, deu certo, atenção, falhou, informa ou destaque.',
    children: 'O estado em palavras, já que a cor sozinha não basta.',
  },
  keyboard: [],
  screenReader: ['Lido em seu lugar, como texto: “Aguardando pagamento”'],
  wcag: ['1.4.1 Uso da cor', '1.4.3 Contraste'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Carregando: 'Antes de se saber a situação há um Skeleton no lugar do item.',
    Vazio: 'Sem palavra não há situação: o tipo não deixa.',
    Teclado: 'Não recebe foco.',
  },
};
