import { textoDaPagina } from '../../../domain/administracao/endereco';
import { POR_PAGINA } from '../../../domain/administracao/pagina';
import { Pagination } from '../../../ui/Pagination/Pagination';

interface PaginasProps {
  /** The listed things, in the plural: `manifestações`. */
  nome: string;
  pagina: number;
  total: number;
  loading: boolean;
  onPage: (pagina: number) => void;
}

/** Foot of a list of the back office: what is shown of how many, and the way to the others. */
export function Paginas({ nome, pagina, total, loading, onPage }: PaginasProps) {
  return (
    <Pagination
      page={pagina}
      pageCount={Math.ceil(total / POR_PAGINA)}
      label={`Páginas de ${nome}`}
      summary={`${textoDaPagina(pagina, POR_PAGINA, total)} ${nome}`}
      disabled={loading}
      onPage={onPage}
    />
  );
}
