import { createAchados, type Achado } from '../achados';
import { composeCatalogo } from '../composicao/compose';
import type { Desejado, Municipio } from '../composicao/desejado';
import { readFeed } from '../leitura/readFeed';
import { openZip } from '../leitura/zip';
import { writeZip, type Arquivos } from './feeds';

interface Composed {
  desejado: Desejado;
  falhas: readonly Achado[];
  avisos: readonly Achado[];
  /** Faults, also those that are not kept. */
  total: number;
}

/** Cities that the feeds of the tests touch. */
export const municipios: Municipio[] = [
  { ibge: 3550308, nome: 'São Paulo', uf: 'SP', tz: 'America/Sao_Paulo', lat: -23.55, lon: -46.64, peso: 12400 },
  { ibge: 3304557, nome: 'Rio de Janeiro', uf: 'RJ', tz: 'America/Sao_Paulo', lat: -22.91, lon: -43.18, peso: 6748 },
  { ibge: 3304201, nome: 'Resende', uf: 'RJ', tz: 'America/Sao_Paulo', lat: -22.47, lon: -44.45, peso: 112 },
];

/** Packs files, reads them back and composes the catalogue that they ask for. */
export async function composeFiles(arquivos: Arquivos): Promise<Composed> {
  const zip = await openZip(await writeZip(arquivos));
  try {
    const veredito = { falhas: createAchados(), avisos: createAchados() };
    const desejado = composeCatalogo(await readFeed(zip, veredito.falhas), municipios, veredito);
    const { falhas, avisos } = veredito;
    return { desejado, falhas: falhas.primeiros(), avisos: avisos.primeiros(), total: falhas.total() };
  } finally {
    zip.close();
  }
}
