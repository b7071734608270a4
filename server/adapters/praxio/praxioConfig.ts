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

/** Reads `PRAXIO_URL`, `PRAXIO_NOME`, `PRAXIO_SENHA`, `PRAXIO_EMPRESA` and `PRAXIO_CLIENTE`: all, or none outside production. */
export function readPraxioConfig(env: Environment, production: boolean): PraxioConfig | null {
  const { PRAXIO_URL: url, PRAXIO_NOME: nome, PRAXIO_SENHA: senha } = env;
  const { PRAXIO_EMPRESA: empresa, PRAXIO_CLIENTE: cliente } = env;
  if (url && nome && senha && empresa && cliente) {
    return { baseUrl: url.replace(/\/$/, ''), nome, senha, empresa, cliente };
  }
  if (production || url || nome || senha || empresa || cliente) {
    throw new Error(
      'Para a operadora é preciso PRAXIO_URL, PRAXIO_NOME, PRAXIO_SENHA, PRAXIO_EMPRESA e PRAXIO_CLIENTE.',
    );
  }
  return null;
}
