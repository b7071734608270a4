const rotulos: Record<string, string> = {
  nome: 'Nome completo',
  tipoDocumento: 'Tipo de documento',
  numeroDocumento: 'Número do documento',
  dataNascimento: 'Data de nascimento',
  celular: 'Celular',
  cpf: 'CPF',
  email: 'E-mail',
  credencial: 'Credencial',
};

/** `passageiros[1].nome` → `Passageiro 2, Nome completo`; undefined for a field whose message needs no label. */
export function rotuloDoCampo(name: string): string | undefined {
  const rotulo = rotulos[name.split('.').at(-1) ?? ''];
  if (!rotulo) return undefined;
  const indice = /^passageiros\[(\d+)\]/.exec(name)?.[1];
  if (indice === undefined) return `Comprador, ${rotulo}`;
  const quem = `Passageiro ${Number(indice) + 1}`;
  return name.includes('.colo.') ? `${quem}, criança no colo, ${rotulo}` : `${quem}, ${rotulo}`;
}
