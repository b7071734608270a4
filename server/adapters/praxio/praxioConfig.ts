/** The operator's system of a deployment; null in `Config` means the embedded sandbox. */
export interface PraxioConfig {
  /** The address above `/Autumn`, without a slash at its end. */
  baseUrl: string;
  nome: string;
  senha: string;
  empresa: string;
  cliente: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the operator's system, null where none is named; the schema of the environment takes all of its variables or none. */
export function readPraxioConfig(env: Environment): PraxioConfig | null {
  const { PRAXIO_URL: url, PRAXIO_NOME: nome, PRAXIO_SENHA: senha } = env;
  const { PRAXIO_EMPRESA: empresa, PRAXIO_CLIENTE: cliente } = env;
  if (!url || !nome || !senha || !empresa || !cliente) return null;
  return { baseUrl: url.replace(/\/$/, ''), nome, senha, empresa, cliente };
}
