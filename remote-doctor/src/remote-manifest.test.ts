/** @jest-environment node */
import { testRemoteManifest } from '@nivara/shared/testing/test-remote-manifest';

testRemoteManifest();
