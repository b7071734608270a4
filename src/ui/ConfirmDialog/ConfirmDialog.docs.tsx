import { useState } from 'react';
import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { ConfirmDialog } from './ConfirmDialog';
import type { ConfirmDialogProps } from './ConfirmDialog';

/** Opens on a button press, so that it does not cover the page of the book. */
function Asks(props: Pick<ConfirmDialogProps, 'title' | 'children' | 'confirmLabel' | 'cancelLabel' | 'danger'>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir o exemplo
      </Button>
      <ConfirmDialog {...props} open={open} onConfirm={close} onCancel={close} />
    </>
  );
}

export const confirmDialogDocs: ComponentDocs = {
  summary: 'Pergunta antes do que não tem volta.',
  status: 'estavel',
  useWhen: [
    'O que a pessoa pediu não se desfaz, ou custa: cancelar passagem, excluir conta, perder a reserva.',
    'danger quando algo é destruído.',
  ],
  avoidWhen: [
    'Dá para desfazer: faça, e diga em ToastStack o que foi feito.',
    'É preciso preencher algo: use Dialog.',
    'É só uma notícia: use Alert.',
  ],
  examples: [
    {
      right: {
        text: 'A pergunta diz o que acontece; o botão repete o verbo.',
        sample: (
          <Asks title="Cancelar passagem?" confirmLabel="Cancelar passagem" danger>
            O valor volta em até 30 dias, com a retenção de 5%. A poltrona fica livre para outra pessoa.
          </Asks>
        ),
      },
      wrong: {
        text: '“Tem certeza?”, com Sim e Cancelar: cancelar o quê?',
        sample: (
          <Asks title="Tem certeza?" confirmLabel="Sim" cancelLabel="Cancelar">
            Esta ação não pode ser desfeita.
          </Asks>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Título', role: 'A pergunta, com o verbo.' },
    { part: 'Texto', role: 'O que vai acontecer, e se volta atrás.' },
    { part: 'Voltar', role: 'Sai sem fazer nada; também Fechar, Esc e o clique fora.' },
    { part: 'Confirmação', role: 'O verbo outra vez; vermelha com danger; gira enquanto loading.' },
  ],
  properties: {
    title: 'A pergunta, com o nome da coisa.',
    children: 'O que se perde, o que volta, e se dá para desfazer.',
    confirmLabel: 'A ação, com o verbo da pergunta: Cancelar passagem, nunca Sim.',
    cancelLabel: 'O que fica como está: Manter passagem.',
    danger: 'A ação destrói alguma coisa.',
    loading: 'Em andamento: os botões esperam, e o diálogo não fecha.',
    error: 'Por que a ação foi recusada; a pergunta continua aberta.',
    onConfirm: 'Chamada por quem confirma.',
    onCancel: 'Chamada por quem desiste, também com Esc.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Fechar, Voltar, confirmação; o foco não sai do diálogo.' },
    { keys: 'Enter ou Espaço', action: 'Aciona o botão com foco.' },
    { keys: 'Esc', action: 'O mesmo que Voltar; enquanto loading, nada acontece.' },
  ],
  screenReader: [
    'Ao abrir: “Cancelar passagem?, diálogo”',
    'Na confirmação: “Cancelar passagem, botão”; enquanto loading: “…, ocupado, indisponível”',
  ],
  texts: ['Voltar', 'Fechar'],
  wcag: ['2.1.1 Teclado', '2.4.3 Ordem do foco', '3.3.4 Prevenção de erros (legal, financeira, dados)'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Vazio: 'Sem pergunta não há diálogo: o tipo não deixa.',
  },
};
