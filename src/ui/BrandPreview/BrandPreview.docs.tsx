import type { ComponentDocs } from '../docs/componentDocs';
import { BrandPreview } from './BrandPreview';
import { sampleBrand, sampleSchemes } from './sampleBrand';

export const brandPreviewDocs: ComponentDocs = {
  summary: 'A marca de uma empresa antes de ser salva: cabeçalho, link e botões, no claro e no escuro.',
  status: 'beta',
  useWhen: ['Ao lado dos campos que escolhem cores e logotipo.'],
  avoidWhen: ['A marca já está em vigor: a própria página a mostra.'],
  examples: [
    {
      right: {
        text: 'Os dois temas lado a lado, qualquer que seja o da tela.',
        sample: <BrandPreview brand={sampleBrand} schemes={sampleSchemes} />,
      },
      wrong: {
        text: 'Só um tema: no outro ninguém viu como a cor fica.',
        sample: <BrandPreview brand={sampleBrand} schemes={sampleSchemes.slice(0, 1)} />,
      },
    },
  ],
  anatomy: [
    { part: 'Faixa', role: 'O fundo do cabeçalho com o logotipo e a cor de detalhe.' },
    { part: 'Página', role: 'Um link e os dois botões, com o texto que cada um leva.' },
    { part: 'Legenda', role: 'O nome do tema.' },
  ],
  properties: {
    brand: 'Nome e cores da empresa.',
    schemes: 'Temas em que a marca é mostrada.',
  },
  keyboard: [],
  screenReader: ['“Serra, imagem; Passagens; Minhas viagens; Buscar viagens; Continuar; Tema claro”'],
  wcag: ['1.4.3 Contraste (mínimo)', '1.4.10 Refluxo'],
  history: [{ version: '8.16.1', change: 'Primeira versão.' }],
  notApplicable: {
    Estados: 'Os dois temas, que são todos os estados, estão em “Padrão”.',
    Erro: 'Uma cor sem contraste é recusada no campo que a escolhe.',
    Carregando: 'É desenhada do que está digitado.',
    Vazio: 'Enquanto uma cor não está escrita, a tela diz que a prévia volta depois.',
    Teclado: 'Não recebe foco: é só uma amostra.',
  },
};
