import { nomeDaVaga } from '../../../domain/empresa/vagas';
import { useEmpresaQuery } from '../../../store/api/empresa';

/** Names openings by their ids; until the company's list has come, and for those it no longer has, by the id itself. */
export function useNomeDaVaga(): (id: string) => string {
  const { data } = useEmpresaQuery();
  return (id) => nomeDaVaga(data?.vagas ?? [], id);
}
