/** The banks of the demonstration, none of which exists; the last one never answers the initiator. */
export const BANCOS_DE_TESTE = [
  ['banco-aurora', 'Banco Aurora'],
  ['banco-do-litoral', 'Banco do Litoral'],
  ['banco-horizonte', 'Banco Horizonte'],
  ['banco-pioneiro', 'Banco Pioneiro'],
  ['banco-serrano', 'Banco Serrano'],
  ['caixa-comum', 'Caixa Comum'],
  ['conta-jatoba', 'Conta Jatobá'],
  ['cooperativa-ipe', 'Cooperativa Ipê'],
  ['nimbo', 'Nimbo'],
  ['banco-mudo', 'Banco que não responde (teste)'],
] as const;

export const BANCO_MUDO = 'banco-mudo';

/** The name of a bank of the demonstration; its id where it is none. */
export const nomeDoBanco = (id: string): string => BANCOS_DE_TESTE.find(([one]) => one === id)?.[1] ?? id;
