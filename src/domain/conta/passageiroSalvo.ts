import { formatCelular } from '../base/pessoa/celular';
import { formatCpf } from '../base/pessoa/cpf';
import { formatDia } from '../base/data';
import { tiposDocumento } from '../base/pessoa/documento';
import type { DadosPassageiro } from '../compra/passageiros/passageiro';
import type { PassageiroSalvo } from '../wire/conta/passageiros';

type Preenchido = Pick<
  DadosPassageiro,
  'nome' | 'tipoDocumento' | 'numeroDocumento' | 'dataNascimento' | 'celular' | 'salvar'
>;

/** Form values of a person who is known, without `salvar`, since a saved one is saved already. */
export const salvoNoFormulario = ({
  nome,
  documento,
  dataNascimento,
  celular,
}: Omit<PassageiroSalvo, 'id'>): Preenchido => ({
  nome,
  tipoDocumento: String(documento.tipo),
  numeroDocumento: documento.tipo === tiposDocumento.cpf ? formatCpf(documento.numero) : documento.numero,
  dataNascimento: formatDia(dataNascimento),
  celular: celular === undefined ? '' : formatCelular(celular),
  salvar: false,
});
