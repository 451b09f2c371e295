import type { Ceph } from "#tools/setup/find-ceph.ts";

type Cluster = Ceph & {
  readonly folder: string;
  readonly cluster: string;
  /** Address of the monitor. */
  readonly monitor: string;
  /** Port of the S3 server. */
  readonly port: number;
};

/** The configuration of a cluster of one, in memory, that does not wait for others. */
export function cephConfiguration({ libraries, folder, cluster, monitor, port }: Cluster): string {
  return `[global]
fsid = ${cluster}
mon host = ${monitor}
public addr = 127.0.0.1
cluster addr = 127.0.0.1
# Only this machine reaches it. Users of S3 sign all the same.
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd objectstore = memstore
memstore device bytes = 268435456
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
rgw rados pool pg num min = 1
mon max pg per osd = 1000
mon allow pool size one = true
osd crush chooseleaf type = 0
# A monitor collects changes for a second, for the many who would hear of each.
paxos propose interval = 0.02
paxos min wait = 0.01
mon tick interval = 1
objecter tick interval = 0.1
rgw frontends = beast endpoint=127.0.0.1:${port} tcp_nodelay=1
plugin dir = ${libraries}/ceph
erasure code dir = ${libraries}/ceph/erasure-code
osd class dir = ${libraries}/rados-classes
mon data = ${folder}/mon
osd data = ${folder}/osd
run dir = ${folder}
crash dir = ${folder}
log file = /dev/null
mon cluster log file = /dev/null
admin socket =
pid file =
`;
}
