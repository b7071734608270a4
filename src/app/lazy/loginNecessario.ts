export { LoginNecessarioPage as Screen } from '../../features/entrar/LoginNecessarioPage';
