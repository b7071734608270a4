import type { ComponentDocs } from '../docs/componentDocs';
import { QrCode } from './QrCode';

export const qrCodeDocs: ComponentDocs = {
  summary: 'Um código QR nítido em qualquer tamanho, preto no branco também no modo escuro.',
  status: 'estavel',
  useWhen: ['Algo será lido por um leitor ou pela câmera de outra pessoa.'],
  avoidWhen: [
    'A pessoa está no mesmo aparelho: ofereça o texto para copiar ou um link.',
    'É o bilhete inteiro: use TicketCard ou PrintSheet, que dão nome a cada código.',
  ],
  examples: [
    {
      right: { text: 'O nome diz quem o lê.', sample: <QrCode text="ITAPE-K7M2Q9" name="Código de embarque" /> },
      wrong: { text: '“Imagem” não diz nada a quem ouve.', sample: <QrCode text="ITAPE-K7M2Q9" name="Imagem" /> },
    },
  ],
  anatomy: [
    { part: 'Zona de silêncio', role: 'Quatro módulos brancos em volta: sem ela leitores não acham o código.' },
    { part: 'Módulos', role: 'Um caminho SVG só, correção de erro M.' },
  ],
  properties: {
    text: 'O que o código diz a quem o lê.',
    name: 'Nome acessível: QR Code Pix.',
  },
  keyboard: [],
  screenReader: ['“Código de embarque, imagem”'],
  texts: ['QR Code Pix'],
  wcag: ['1.1.1 Conteúdo não textual', '1.4.11 Contraste não textual'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'O texto já vem pronto do servidor.',
    Carregando: 'É desenhado na hora; quem espera é o painel em volta.',
    Vazio: 'Sem texto não há código.',
    Teclado: 'Nada nele recebe foco.',
  },
};
