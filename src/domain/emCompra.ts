import { rotas } from './rotas';

const compras: readonly string[] = [rotas.comprarViagem.path, rotas.pagamentoPix.path, rotas.pagamentoExterno.path];

/** Seats in hand or money under way at that address: nothing happens there behind the person's back. */
export function isAmidPurchase(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return compras.includes(pathname.replace(/\/+$/, ''));
}
