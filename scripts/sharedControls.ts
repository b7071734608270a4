/** Which controls stand in one file that most screens fetch, in place of five. */
import type { ChunkGraph, Module } from 'webpack';

/**
 * Screens that show none of MUI's controls in their first view, and the parts that home brings: they must not fetch the
 * controls that most others share.
 */
const LIGHT_CHUNKS = new Set([
  'localidades',
  'recentes',
  'quem-somos',
  'trabalhe-conosco',
  'termos-de-uso',
  'ajuda',
  'frota',
  'aplicativo',
  'cancelar-avisos',
  'destinos',
  'informacao',
  'pix',
]);
/** Parts that open above a screen which stands already, or load below its first view: they have no say in what screens begin with. */
const OVER_CHUNKS = new Set([
  'calendario',
  'alerta-de-preco',
  'avaliacao',
  'saida',
  'tomador',
  'tomador-dialogo',
  'bancos',
  'meios-de-pagamento',
  'passageiros-de-novo',
]);
interface Named {
  name?: string | null | undefined;
}

/** True for the chunks of a purchase that is followed from the results (`src/app/screens/compra/seguida`). */
export const isFollowed = ({ name }: Named): boolean => name?.startsWith('seguida-') ?? false;
/** False for a chunk that is one file, with a copy of what others share: those, and home, which comes first. */
export const isShared = (chunk: Named): boolean => !isFollowed(chunk) && chunk.name !== 'home';
/** Controls that more than thirty chunks show. */
export const MANY_CHUNKS = 31;
/** True for a module that goes into the one file of shared controls. */
export const isOfManyScreens = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean => {
  const names = [...chunkGraph.getModuleChunksIterable(module)].map(({ name }) => name ?? '');
  return (
    !names.some((name) => LIGHT_CHUNKS.has(name)) &&
    names.filter((name) => !OVER_CHUNKS.has(name) && isShared({ name })).length >= MANY_CHUNKS
  );
};
