import { useState } from 'react';
import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';

/** Opens a dialog on a button press, so that it does not cover the page of the book. */
function Opens({ title, children }: { title: string; children: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir o exemplo
      </Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  );
}

export const dialogDocs: ComponentDocs = {
  summary: 'Para tudo, e trata de uma coisa só.',
  status: 'estavel',
  useWhen: [
    'A pessoa precisa resolver algo antes de seguir: entrar, completar o cadastro, ler os termos.',
    'dismissable={false} quando sair custa algo: Esc e o clique fora não fecham; o botão Fechar, se há onClose, continua.',
  ],
  avoidWhen: [
    'É uma pergunta de sim ou não: use ConfirmDialog.',
    'São filtros ou opções no telefone: use Drawer.',
    'É uma explicação curta: use Popover.',
    'Tem vários passos, ou se quer voltar a ele por um link: faça uma página.',
  ],
  examples: [
    {
      right: {
        text: 'O título diz o assunto; abriu porque a pessoa pediu.',
        sample: <Opens title="Termos de uso">A passagem vale por um ano a partir da primeira emissão.</Opens>,
      },
      wrong: {
        text: '“Atenção!” não diz o assunto, e a notícia cabia num Alert.',
        sample: <Opens title="Atenção!">O embarque começa 30 minutos antes da partida.</Opens>,
      },
    },
  ],
  anatomy: [
    { part: 'Véu', role: 'Escurece a página; um clique nele fecha, se dismissable.' },
    { part: 'Título', role: 'h2, e nome do diálogo.' },
    { part: 'Fechar', role: 'Só com onClose.' },
    { part: 'Corpo', role: 'Rola quando não cabe, e então recebe foco para rolar com as setas.' },
    {
      part: 'Ações (opcional)',
      role: 'No pé; a que segue adiante por último, e no telefone em cima, perto do polegar.',
    },
  ],
  properties: {
    title: 'O título, que é o nome do diálogo.',
    onClose:
      'Chamada com o motivo do fechamento. Sem ela só se sai pelos botões; quem tem dados por salvar confere o motivo.',
    dismissable: 'Falso ignora Esc e o clique fora, quando sair tem um custo; o botão de fechar, se houver, fica.',
    width: 'narrow para uma pergunta, medium para um formulário.',
  },
  keyboard: [
    { keys: 'Tab e Shift + Tab', action: 'Andam dentro do diálogo, e não saem dele.' },
    { keys: 'Esc', action: 'Fecha; com dismissable={false}, nada acontece.' },
    { keys: 'Setas', action: 'Rolam o corpo, com o foco nele.' },
  ],
  screenReader: [
    'Ao abrir: “Termos de uso, diálogo”',
    'No botão: “Fechar, botão”',
    'Ao fechar: ouve-se o que abriu o diálogo; se ele não existe mais, o título da página.',
  ],
  texts: ['Fechar'],
  wcag: [
    '1.4.10 Refluxo',
    '2.1.1 Teclado',
    '2.1.2 Sem armadilha de teclado',
    '2.4.3 Ordem do foco',
    '4.1.2 Nome, função, valor',
  ],
  spec: ['§2'],
  history: [{ version: '8.16.1', change: 'Primeira versão; um corpo que rola recebe foco; passar de 960 px fecha.' }],
};
