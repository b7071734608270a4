import type { ComponentDocs } from '../docs/componentDocs';
import { Button } from './Button';

export const buttonDocs: ComponentDocs = {
  summary: 'Faz algo acontecer agora: enviar, confirmar, abrir.',
  status: 'estavel',
  useWhen: [
    'A pessoa dispara uma ação na própria tela.',
    'Só um botão primary ou accent por tela ou diálogo: ele diz qual é o próximo passo.',
  ],
  avoidWhen: [
    'O resultado é outra página: use LinkButton, que abre em nova aba e pode ser copiado.',
    'Só há espaço para um ícone: use IconButton, que exige um nome.',
  ],
  examples: [
    {
      right: { text: 'O verbo diz o que vai acontecer.', sample: <Button>Pagar com Pix</Button> },
      wrong: { text: '“OK” obriga a reler a tela para saber o que se confirma.', sample: <Button>OK</Button> },
    },
    {
      right: {
        text: 'Um primary e, ao lado, o caminho de volta em secondary.',
        sample: (
          <>
            <Button>Continuar</Button> <Button variant="secondary">Voltar</Button>
          </>
        ),
      },
      wrong: {
        text: 'Dois primary disputam a atenção.',
        sample: (
          <>
            <Button>Continuar</Button> <Button>Voltar</Button>
          </>
        ),
      },
    },
  ],
  anatomy: [
    { part: 'Fundo', role: 'A área de toque, com 44 px de altura no mínimo.' },
    { part: 'Ícone (opcional)', role: 'Antes do texto, decorativo: fica fora do nome acessível.' },
    { part: 'Texto', role: 'O nome do botão, com um verbo.' },
    { part: 'Indicador', role: 'Gira enquanto loading; a largura não muda.' },
  ],
  properties: {
    children: 'O texto: um verbo que diz o que vai acontecer.',
    variant:
      'primary ou accent uma vez por tela, para o próximo passo; secondary ao lado dele; quiet para o que é menor; danger só para o que destrói.',
    type: 'submit envia o formulário; o comum é button.',
    loading: 'Em andamento: gira e ignora cliques, mas guarda o foco, o nome e a largura.',
    flush: 'Para um quiet sozinho na linha ou no fim dela: o texto termina com os textos em volta.',
    form: 'Id do formulário que envia, quando o botão está fora dele, como no pé de um diálogo.',
  },
  keyboard: [
    { keys: 'Tab', action: 'Leva o foco ao botão, também enquanto loading.' },
    { keys: 'Enter ou Espaço', action: 'Aciona; enquanto loading, nada acontece.' },
  ],
  screenReader: [
    '“Continuar, botão”',
    'Enquanto loading: “Continuar, botão, ocupado, indisponível”',
    'Com expanded: “Filtros, botão, recolhido” e “Filtros, botão, expandido”',
  ],
  wcag: [
    '1.4.3 Contraste',
    '1.4.11 Contraste não textual',
    '2.1.1 Teclado',
    '2.4.7 Foco visível',
    '2.5.8 Tamanho do alvo',
  ],
  history: [
    { version: '8.16.1', change: 'Primeira versão.' },
    { version: '8.16.1', change: '`flush`: o texto do botão quieto termina com os textos em volta.' },
  ],
  notApplicable: {
    Erro: 'O erro de uma ação aparece em Alert ou ErrorSummary, nunca no botão.',
    Vazio: 'Um botão sem texto não existe: o tipo não deixa.',
  },
};
