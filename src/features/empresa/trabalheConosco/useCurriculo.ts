import { useRef, useState } from 'react';
import { toBase64 } from '../../../domain/base/base64';
import { erroCurriculo, mensagensCurriculo } from '../../../domain/empresa/curriculo';

interface Arquivo {
  nome: string;
  tamanho: number;
}

/** The chosen file: validated at once, so that an error shows beside it. */
export type Anexo = Arquivo &
  ({ estado: 'lendo' } | { estado: 'pronto'; conteudo: string } | { estado: 'recusado'; erro: string });

/** State of one curriculum file. */
export function useCurriculo() {
  const [anexo, setAnexo] = useState<Anexo | null>(null);
  const choice = useRef(0);

  const choose = (file: File): void => {
    choice.current += 1;
    const mine = choice.current;
    const arquivo = { nome: file.name, tamanho: file.size };
    setAnexo({ ...arquivo, estado: 'lendo' });
    void read(file).then((lido) => {
      // Ignored when removed or replaced meanwhile.
      if (choice.current === mine) setAnexo({ ...arquivo, ...lido });
    });
  };
  const remove = (): void => {
    choice.current += 1;
    setAnexo(null);
  };
  return { anexo, choose, remove };
}

type Lido = { estado: 'pronto'; conteudo: string } | { estado: 'recusado'; erro: string };

async function read(file: File): Promise<Lido> {
  try {
    const bytes = await readBytes(file);
    const erro = erroCurriculo(bytes);
    return erro === null ? { estado: 'pronto', conteudo: toBase64(bytes) } : { estado: 'recusado', erro };
  } catch {
    return { estado: 'recusado', erro: mensagensCurriculo.ilegivel };
  }
}

/** FileReader, since older phones lack `file.arrayBuffer()`. */
const readBytes = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(new Uint8Array(reader.result as ArrayBuffer)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('file not read')));
    reader.readAsArrayBuffer(file);
  });
