import { foldText } from '../lugares/busca/foldText';

const SAIR = new Set(['sair', 'parar', 'pare', 'stop', 'cancelar avisos', 'parar avisos']);
const VOLTAR = new Set(['voltar', 'voltar avisos']);

/** A message that asks for no more notices, or for them again; null for any other. */
export function readPedidoDeSaida(texto: string): 'sair' | 'voltar' | null {
  const said = foldText(texto)
    .replace(/[^a-z ]/g, '')
    .trim();
  if (SAIR.has(said)) return 'sair';
  return VOLTAR.has(said) ? 'voltar' : null;
}
