import type { Aplicativos, CoresMarca, Marca } from '../../wire/companhia/companhia';

/** The colours that stylesheets are built with; a test compares them with the tokens of the library. */
export const coresPadrao: CoresMarca = {
  clara: { primaria: '#0b5a4f', destaque: '#b2441a' },
  escura: { primaria: '#73cfbb', destaque: '#f39b6d' },
  faixa: { fundo: '#0c3f38', detalhe: '#f4b740' },
};

/** The brand of a document that says nothing of it. */
export const marcaPadrao: Marca = {
  logotipo: '',
  lema: 'Pedra por pedra, o Brasil inteiro no caminho.',
  cores: coresPadrao,
};

/** The identifier of the native projects as they are generated: native/capacitor.config.json. */
export const PACOTE_PADRAO = 'br.com.itape.app';

/** The apps of a document that says nothing of them: none is published. */
export const aplicativosPadrao: Aplicativos = {
  android: { pacote: PACOTE_PADRAO, certificados: [] },
  ios: { pacote: PACOTE_PADRAO, time: '' },
};
