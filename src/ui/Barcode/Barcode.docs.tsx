import type { ComponentDocs } from '../docs/componentDocs';
import { Barcode } from './Barcode';

const boleto = '99991648000000112501234567890123456789012345';

export const barcodeDocs: ComponentDocs = {
  summary: 'O código de barras de um boleto, preto no branco também no modo escuro.',
  status: 'beta',
  useWhen: ['A pessoa paga com outro aparelho, que lê a tela ou o papel: caixa eletrônico, lotérica, celular.'],
  avoidWhen: ['A pessoa paga no mesmo aparelho: ofereça antes a linha digitável para copiar (CopyField).'],
  examples: [
    {
      right: { text: 'O nome diz o que ele é.', sample: <Barcode digits={boleto} name="Código de barras do boleto" /> },
      wrong: { text: '“Imagem” não diz nada a quem ouve.', sample: <Barcode digits={boleto} name="Imagem" /> },
    },
  ],
  anatomy: [
    { part: 'Zona de silêncio', role: 'Dez módulos brancos de cada lado: sem ela leitores não acham o código.' },
    { part: 'Barras', role: 'Intercalado 2 de 5, um caminho SVG só.' },
  ],
  properties: {
    digits: 'Os algarismos, em número par: os 44 de um boleto.',
    name: 'Nome do código para quem ouve: Código de barras do boleto.',
  },
  keyboard: [],
  screenReader: ['“Código de barras do boleto, imagem”'],
  texts: ['Código de barras do boleto'],
  wcag: ['1.1.1 Conteúdo não textual', '1.4.11 Contraste não textual'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Erro: 'Os dígitos já vêm conferidos do servidor.',
    Carregando: 'É desenhado na hora; quem espera é o painel em volta.',
    Vazio: 'Sem dígitos não há código.',
    Teclado: 'Nada nele recebe foco.',
  },
};
