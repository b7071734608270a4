import { useState } from 'react';
import type { ComponentDocs } from '../docs/componentDocs';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Drawer } from './Drawer';

/** Opens a drawer on a button press, so that it does not cover the page of the book. */
function Opens({ title, children, action }: { title: string; children: string; action: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Abrir o exemplo
      </Button>
      <Drawer open={open} title={title} onClose={close} actions={<Button onClick={close}>{action}</Button>}>
        {children}
      </Drawer>
    </>
  );
}

export const drawerDocs: ComponentDocs = {
  summary: 'Uma folha sobre a página, para o que no telefone não cabe ao lado.',
  status: 'beta',
  useWhen: [
    'Filtros, ordenação e outras opções da tela, abaixo de 960 px.',
    'from bottom para o curto, perto do polegar; end para o comprido.',
  ],
  avoidWhen: [
    'Há lugar: de 960 px em diante mostre ao lado da lista.',
    'A pessoa precisa responder antes de seguir: use Dialog.',
    'São duas ou três ações: use Menu.',
  ],
  examples: [
    {
      right: {
        text: 'O botão do pé diz o que se vai ver.',
        sample: (
          <Opens title="Filtros" action="Ver 12 viagens">
            Classe, horário de saída e terminal de embarque.
          </Opens>
        ),
      },
      wrong: {
        text: '“OK” não diz se os filtros valem.',
        sample: (
          <Opens title="Opções" action="OK">
            Classe, horário de saída e terminal de embarque.
          </Opens>
        ),
      },
    },
    {
      right: {
        text: 'Um aviso fica na página.',
        sample: <Alert>O embarque começa 30 minutos antes da partida.</Alert>,
      },
      wrong: {
        text: 'Uma folha inteira para uma frase que ninguém pediu.',
        sample: (
          <Opens title="Aviso" action="Entendi">
            O embarque começa 30 minutos antes da partida.
          </Opens>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Véu', role: 'Escurece a página; um clique nele fecha.' },
    { part: 'Folha', role: 'Encostada na borda; deixa sempre um pedaço da página à vista.' },
    { part: 'Título e Fechar', role: 'h2, nome do diálogo; e a saída.' },
    { part: 'Corpo', role: 'Rola quando não cabe, e então recebe foco para rolar com as setas.' },
    { part: 'Ações (opcional)', role: 'No pé, sempre à vista.' },
    { part: 'Resumo (opcional)', role: 'Ao lado das ações: no que elas resultam.' },
  ],
  properties: {
    title: 'O título, que é o nome da gaveta.',
    from: 'De que borda vem: bottom, perto do polegar, ou end, à direita, para conteúdo longo.',
    actions: 'Botões no pé, sempre à vista: Ver 12 viagens.',
    summary: 'O resultado dos botões, ao lado deles: Falta pagar R$ 30,00.',
    onClose: 'Chamada quando a pessoa fecha, ou quando a janela cruza os 960 px.',
  },
  keyboard: [
    { keys: 'Tab e Shift + Tab', action: 'Andam dentro da folha, e não saem dela.' },
    { keys: 'Esc', action: 'Fecha, e devolve o foco ao que a abriu.' },
    { keys: 'Setas', action: 'Rolam o corpo, com o foco nele.' },
  ],
  screenReader: ['Ao abrir: “Filtros, diálogo”', '“Fechar, botão”', 'Ao fechar: ouve-se o que a abriu.'],
  texts: ['Fechar'],
  wcag: [
    '1.4.10 Refluxo',
    '2.1.2 Sem armadilha de teclado',
    '2.4.3 Ordem do foco',
    '2.5.8 Tamanho do alvo',
    '4.1.2 Nome, função, valor',
  ],
  spec: ['§2'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
