/** A popular route; the ids of the great terminals are fixed. */
export interface RotaPopular {
  origem: { id: string; nome: string };
  destino: { id: string; nome: string };
}

const saoPaulo = { id: '1', nome: 'São Paulo' };
const rio = { id: '4', nome: 'Rio de Janeiro' };
const beloHorizonte = { id: '36', nome: 'Belo Horizonte' };
const curitiba = { id: '159', nome: 'Curitiba' };
const brasilia = { id: '246', nome: 'Brasília' };

/** Suggestions on the home page. */
export const rotasPopulares: readonly RotaPopular[] = [
  { origem: saoPaulo, destino: rio },
  { origem: rio, destino: saoPaulo },
  { origem: saoPaulo, destino: beloHorizonte },
  { origem: saoPaulo, destino: curitiba },
  { origem: rio, destino: beloHorizonte },
  { origem: saoPaulo, destino: brasilia },
];
