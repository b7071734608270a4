import { rotas } from '../../domain/rotas';
import { useEmit } from '../../events/useEmit';
import { useAppSelector } from '../../store/hooks';
import { selectGrupos } from '../../store/grupos';
import { selectSignedIn } from '../../store/sessao';
import { Button } from '../../ui/Button/Button';
import { LogoutIcon } from '../../ui/icons/LogoutIcon';
import { QrIcon } from '../../ui/icons/QrIcon';
import { TicketIcon } from '../../ui/icons/TicketIcon';
import { UserIcon } from '../../ui/icons/UserIcon';
import { Menu } from '../../ui/Menu/Menu';

/** Sign in, or what a signed-in person may do from anywhere. */
export function AccountMenu() {
  const signedIn = useAppSelector(selectSignedIn);
  const { agencia, agenciaResponsavel } = useAppSelector(selectGrupos);
  const isAgencia = agencia || agenciaResponsavel;
  const emit = useEmit();
  if (!signedIn) {
    return (
      <Button variant="onBrand" size="small" onClick={() => emit('EntrarPedido')}>
        Entrar
      </Button>
    );
  }
  const { minhaConta, minhasViagens, embarque } = rotas;
  return (
    <Menu
      label="Minha conta"
      icon={<UserIcon />}
      items={[
        { id: 'minha-conta', label: minhaConta.titulo, icon: <UserIcon />, href: minhaConta.path },
        { id: 'minhas-viagens', label: minhasViagens.titulo, icon: <TicketIcon />, href: minhasViagens.path },
        ...(isAgencia ? [{ id: 'embarque', label: embarque.titulo, icon: <QrIcon />, href: embarque.path }] : []),
        { id: 'sair', label: 'Sair', icon: <LogoutIcon />, onSelect: () => emit('SaidaPedida') },
      ]}
    />
  );
}
