import { useSelector } from 'react-redux';
import type { RootState } from './rootReducer';

/** Selects from the store. There is no hook to dispatch, since screens emit events. */
export const useAppSelector = useSelector.withTypes<RootState>();
