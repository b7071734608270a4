import type { ComponentDocs } from '../docs/componentDocs';
import { CopyField } from './CopyField';

const texto = 'Itapê: para pagar o pedido K7M2QX (R$ 136,50) com cartão, abra https://pagar.test/abc.';

export const copyFieldDocs: ComponentDocs = {
  summary: 'Um texto para levar a outro lugar: lê-se inteiro e copia-se de uma vez.',
  status: 'beta',
  useWhen: ['A pessoa cola o texto em outro aplicativo: SMS, e-mail, mensagem.'],
  avoidWhen: ['É um código Pix: use PixPanel.', 'O texto pode ser mudado: use TextArea.'],
  examples: [
    {
      right: {
        text: 'O botão diz o que copia.',
        sample: <CopyField label="Texto do SMS" text={texto} copyLabel="Copiar texto do SMS" />,
      },
      wrong: {
        text: 'Três botões “Copiar” na mesma tela, sem dizer o quê.',
        sample: <CopyField label="Texto" text={texto} copyLabel="Copiar" />,
      },
    },
  ],
  anatomy: [
    { part: 'Rótulo', role: 'O que o texto é.' },
    { part: 'Texto', role: 'Inteiro, só para ler; ao focar, fica todo selecionado.' },
    { part: 'Botão', role: 'Copia, e diz o quê.' },
    { part: 'Resposta', role: 'Diz que copiou, ou como copiar onde o sistema não deixa.' },
  ],
  properties: {
    label: 'Nome do texto: Texto do SMS.',
    text: 'O texto inteiro que se copia.',
    copyLabel: 'Rótulo do botão, com o nome do texto: Copiar texto do SMS.',
    rows: 'Linhas à vista: uma para um link, mais para uma mensagem.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Vai ao texto, selecionado, e dele ao botão.' },
    { keys: 'Enter ou Espaço', action: 'No botão, copia.' },
  ],
  screenReader: ['“Texto do SMS, edição, somente leitura”; depois de copiar, “Copiado”.'],
  wcag: ['1.3.1 Informações e relações', '2.4.6 Cabeçalhos e rótulos', '4.1.3 Mensagens de status'],
  notApplicable: {
    Erro: 'Só mostra o que existe; uma cópia que falha é dita no lugar.',
    Carregando: 'O texto já está lá quando o campo aparece.',
    Vazio: 'Sem texto não há o que copiar: o campo não aparece.',
  },
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
};
